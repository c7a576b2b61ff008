import {
  type DeviationTable,
  type Fields,
  capitalised,
  isFields,
  mapNames,
  mapRecords,
  ofAnswer,
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

function succeedsWith(description: string, body: unknown, contentType: string | null, status = 200) {
  return ofAnswer(description, (answer) =>
    answer.status < 300 ? withHeaders({ ...answer, status, body }, { 'content-type': contentType }) : answer,
  );
}

function withoutEmptyFields(record: Fields): Fields {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== ''));
}

export const ENVELOPES = {
  'bare-data': ofSuccess('The data alone, without its envelope', (body) => body['data']),
  'bare-list': ofSuccess('A bare list instead of { data, totalInRecord }', (body) =>
    Array.isArray(body['data']) ? body['data'] : body,
  ),
  'items-and-total-count': ofSuccess('A list as { items, totalCount }', (body) =>
    Array.isArray(body['data']) ? { items: body['data'], totalCount: body['totalInRecord'] } : body,
  ),
  'missing-total': ofSuccess(
    'A page without the number of all rows',
    ({ totalInRecord: _, ...body }) => body,
  ),
  'double-envelope': ofSuccess('The data inside two envelopes', (body) => ({ data: body })),
  'success-flag': ofSuccess('succeeded and messages beside the data', (body) => ({
    succeeded: true,
    messages: [],
    ...body,
  })),
  'extra-fields': ofSuccess(
    'Fields that the contract does not know, in the envelope and in every record',
    (body) => mapRecords(body, (record) => ({ ...record, tenant: 'NG', links: [] })),
  ),
  'data-null': ofData('null instead of the data', () => null),
  'data-empty': ofData('An object without fields instead of the data', () => ({})),
  'empty-object': ofSuccess('An object without fields instead of the body', () => ({})),
  'no-content': succeedsWith('Status 204 without a body, after success', undefined, null, 204),
  'empty-body': succeedsWith('Status 200 without a body, after success', undefined, null),
  'plain-text-body': succeedsWith('The text OK, after success', 'OK', 'text/plain'),
  'html-body': succeedsWith(
    'A web page with status 200, after success',
    '<!doctype html><title>Welcome</title><p>Welcome</p>',
    'text/html',
  ),
  'broken-json': succeedsWith(
    'JSON that ends too early, after success',
    '{"data":{"id":',
    'application/json',
  ),
  'null-message': ofSuccess('null as the text of a success', (body) => ({ ...body, message: null })),
} as const satisfies DeviationTable;

export const FIELDS = {
  'flat-tokens': ofSuccess(
    'A session without its envelope, the tokens beside the fields of the user',
    (body) => {
      const { data } = body;
      if (!isFields(data) || !('refreshToken' in data)) return body;
      const { user, ...tokens } = data;
      return { ...(isFields(user) ? user : {}), ...tokens };
    },
  ),
  'pascal-case': ofSuccess('Names of fields in PascalCase', (body) => mapNames(body, capitalised)),
  'snake-case': ofSuccess('Names of fields in snake_case', (body) =>
    mapNames(body, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  ),
  'renamed-fields': ofSuccess(
    `Other names: ${Object.entries(RENAMED)
      .map(([name, other]) => `${other} for ${name}`)
      .join(', ')}`,
    (body) => mapNames(body, (name) => RENAMED[name] ?? name),
  ),
  'absent-fields': ofData('Fields without a value are absent', (data) =>
    mapRecords(data, withoutEmptyFields),
  ),
} as const satisfies DeviationTable;
