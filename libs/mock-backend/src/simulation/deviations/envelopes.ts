import type { Answer, DeviationsOf, Fields } from './answer.ts';
import { isFields, mapNames, capitalised, ofData, ofSuccess, withHeaders } from './answer.ts';

/** Other names for some fields. */
const RENAMED: Readonly<Record<string, string>> = {
  totalAmount: 'total',
  orderStatus: 'status',
  totalInRecord: 'count',
  refreshToken: 'refresh_token',
  estimatedTimeOfDelivery: 'deliveryDate',
};

/** The answer of an operation that did what was asked, with another body. */
function succeedsWith(body: unknown, contentType: string, status = 200) {
  return (answer: Answer): Answer =>
    answer.status < 300
      ? withHeaders({ ...answer, status, body }, { 'content-type': contentType === '' ? null : contentType })
      : answer;
}

function bareList(body: Fields): unknown {
  return Array.isArray(body['data']) ? body['data'] : body;
}

export const ENVELOPES = {
  'bare-data': {
    group: 'Envelope',
    description: 'The data alone, without its envelope',
    change: ofSuccess((body) => body['data']),
  },
  'bare-list': {
    group: 'Envelope',
    description: 'A bare list in place of { data, totalInRecord }',
    change: ofSuccess(bareList),
  },
  'items-and-total-count': {
    group: 'Envelope',
    description: 'A list as { items, totalCount }',
    change: ofSuccess((body) =>
      Array.isArray(body['data']) ? { items: body['data'], totalCount: body['totalInRecord'] } : body,
    ),
  },
  'missing-total': {
    group: 'Envelope',
    description: 'A page without the number of all rows',
    change: ofSuccess(({ totalInRecord: _, ...body }) => body),
  },
  'double-envelope': {
    group: 'Envelope',
    description: 'The data inside two envelopes',
    change: ofSuccess((body) => ({ data: body })),
  },
  'success-flag': {
    group: 'Envelope',
    description: 'succeeded and messages beside the data',
    change: ofSuccess((body) => ({ succeeded: true, messages: [], ...body })),
  },
  'extra-fields': {
    group: 'Envelope',
    description: 'Fields that the contract does not know, in the envelope and in every record',
    change: ofSuccess((body) => ({ ...(withExtraFields(body) as Fields), apiVersion: '2.1' })),
  },
  'data-null': {
    group: 'Envelope',
    description: 'null in place of the data',
    change: ofData(() => null),
  },
  'data-empty': {
    group: 'Envelope',
    description: 'An object without fields in place of the data',
    change: ofData(() => ({})),
  },
  'empty-object': {
    group: 'Envelope',
    description: 'An object without fields in place of the body',
    change: ofSuccess(() => ({})),
  },
  'no-content': {
    group: 'Envelope',
    description: 'Status 204 without a body, after success',
    change: succeedsWith(undefined, '', 204),
  },
  'empty-body': {
    group: 'Envelope',
    description: 'Status 200 without a body, after success',
    change: succeedsWith(undefined, ''),
  },
  'plain-text-body': {
    group: 'Envelope',
    description: 'The text OK, after success',
    change: succeedsWith('OK', 'text/plain'),
  },
  'html-body': {
    group: 'Envelope',
    description: 'A web page with status 200, after success',
    change: succeedsWith('<!doctype html><title>Welcome</title><p>Welcome</p>', 'text/html'),
  },
  'broken-json': {
    group: 'Envelope',
    description: 'JSON that ends too early, after success',
    change: succeedsWith('{"data":{"id":', 'application/json'),
  },
  'null-message': {
    group: 'Envelope',
    description: 'null as the text of a success',
    change: ofSuccess((body) => ({ ...body, message: null })),
  },
} as const satisfies DeviationsOf<'Envelope'>;

export const FIELDS = {
  'flat-tokens': {
    group: 'Fields',
    description: 'A session without its envelope, the tokens beside the fields of the user',
    change: ofSuccess((body) => {
      const { data } = body;
      if (!isFields(data) || !('refreshToken' in data)) return body;
      const { user, ...tokens } = data;
      return { ...(isFields(user) ? user : {}), ...tokens };
    }),
  },
  'pascal-case': {
    group: 'Fields',
    description: 'Names of fields in PascalCase',
    change: ofSuccess((body) => mapNames(body, capitalised)),
  },
  'snake-case': {
    group: 'Fields',
    description: 'Names of fields in snake_case',
    change: ofSuccess((body) =>
      mapNames(body, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    ),
  },
  'renamed-fields': {
    group: 'Fields',
    description: `Other names: ${Object.entries(RENAMED)
      .map(([name, other]) => `${other} for ${name}`)
      .join(', ')}`,
    change: ofSuccess((body) => mapNames(body, (name) => RENAMED[name] ?? name)),
  },
  'absent-fields': {
    group: 'Fields',
    description: 'Fields without a value are absent',
    change: ofData(withoutEmptyFields),
  },
} as const satisfies DeviationsOf<'Fields'>;

function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withExtraFields(inner)]);
  return { ...(Object.fromEntries(entries) as Fields), tenant: 'NG', links: [] };
}

function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== '')
      .map(([name, inner]) => [name, withoutEmptyFields(inner)]),
  );
}
