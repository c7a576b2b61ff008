import {
  type Answer,
  type DeviationTable,
  type Fields,
  capitalised,
  isFields,
  mapNames,
  mapRecords,
  ofData,
  ofSuccess,
  withHeaders,
} from './answer.ts';

const RENAMED: Readonly<Record<string, string>> = {
  totalAmount: 'total',
  orderStatus: 'status',
  totalInRecord: 'count',
  refreshToken: 'refresh_token',
  estimatedTimeOfDelivery: 'deliveryDate',
};

function succeedsWith(body: unknown, contentType: string, status = 200) {
  return (answer: Answer): Answer =>
    answer.status < 300
      ? withHeaders({ ...answer, status, body }, { 'content-type': contentType === '' ? null : contentType })
      : answer;
}

function withoutEmptyFields(record: Fields): Fields {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ''));
}

export const ENVELOPES = {
  'bare-data': {
    description: 'The data alone, without its envelope',
    change: ofSuccess((body) => body['data']),
  },
  'bare-list': {
    description: 'A bare list instead of { data, totalInRecord }',
    change: ofSuccess((body) => (Array.isArray(body['data']) ? body['data'] : body)),
  },
  'items-and-total-count': {
    description: 'A list as { items, totalCount }',
    change: ofSuccess((body) =>
      Array.isArray(body['data']) ? { items: body['data'], totalCount: body['totalInRecord'] } : body,
    ),
  },
  'missing-total': {
    description: 'A page without the number of all rows',
    change: ofSuccess(({ totalInRecord: _, ...body }) => body),
  },
  'double-envelope': {
    description: 'The data inside two envelopes',
    change: ofSuccess((body) => ({ data: body })),
  },
  'success-flag': {
    description: 'succeeded and messages beside the data',
    change: ofSuccess((body) => ({ succeeded: true, messages: [], ...body })),
  },
  'extra-fields': {
    description: 'Fields that the contract does not know, in the envelope and in every record',
    change: ofSuccess((body) => mapRecords(body, (record) => ({ ...record, tenant: 'NG', links: [] }))),
  },
  'data-null': { description: 'null instead of the data', change: ofData(() => null) },
  'data-empty': { description: 'An object without fields instead of the data', change: ofData(() => ({})) },
  'empty-object': {
    description: 'An object without fields instead of the body',
    change: ofSuccess(() => ({})),
  },
  'no-content': {
    description: 'Status 204 without a body, after success',
    change: succeedsWith(undefined, '', 204),
  },
  'empty-body': {
    description: 'Status 200 without a body, after success',
    change: succeedsWith(undefined, ''),
  },
  'plain-text-body': { description: 'The text OK, after success', change: succeedsWith('OK', 'text/plain') },
  'html-body': {
    description: 'A web page with status 200, after success',
    change: succeedsWith('<!doctype html><title>Welcome</title><p>Welcome</p>', 'text/html'),
  },
  'broken-json': {
    description: 'JSON that ends too early, after success',
    change: succeedsWith('{"data":{"id":', 'application/json'),
  },
  'null-message': {
    description: 'null as the text of a success',
    change: ofSuccess((body) => ({ ...body, message: null })),
  },
} as const satisfies DeviationTable;

export const FIELDS = {
  'flat-tokens': {
    description: 'A session without its envelope, the tokens beside the fields of the user',
    change: ofSuccess((body) => {
      const { data } = body;
      if (!isFields(data) || !('refreshToken' in data)) return body;
      const { user, ...tokens } = data;
      return { ...(isFields(user) ? user : {}), ...tokens };
    }),
  },
  'pascal-case': {
    description: 'Names of fields in PascalCase',
    change: ofSuccess((body) => mapNames(body, capitalised)),
  },
  'snake-case': {
    description: 'Names of fields in snake_case',
    change: ofSuccess((body) =>
      mapNames(body, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    ),
  },
  'renamed-fields': {
    description: `Other names: ${Object.entries(RENAMED)
      .map(([name, other]) => `${other} for ${name}`)
      .join(', ')}`,
    change: ofSuccess((body) => mapNames(body, (name) => RENAMED[name] ?? name)),
  },
  'absent-fields': {
    description: 'Fields without a value are absent',
    change: ofData((data) => mapRecords(data, withoutEmptyFields)),
  },
} as const satisfies DeviationTable;
