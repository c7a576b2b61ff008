import {
  type DeviationTable,
  capitalised,
  mapNames,
  mapRecords,
  ofAnswer,
  ofSuccess,
  withBody,
} from './answer.ts';

export const ENVELOPES = {
  'bare-data': ofSuccess('The data alone, without its envelope', (body) => body['data']),
  'missing-total': ofSuccess(
    'A page without the number of all rows',
    ({ totalInRecord: _, ...body }) => body,
  ),
  'extra-fields': ofSuccess(
    'Fields that the contract does not know, in the envelope and in every record',
    (body) => mapRecords(body, (record) => ({ ...record, tenant: 'NG', links: [] })),
  ),
  'pascal-case': ofSuccess('Names of fields in PascalCase', (body) => mapNames(body, capitalised)),
  'data-null': ofSuccess('null instead of the data', (body) => ({ ...body, data: null })),
  'empty-body': ofAnswer('Status 200 without a body, after success', (answer) =>
    answer.status < 300 ? withBody(answer, undefined, null) : answer,
  ),
  'html-body': ofAnswer('A web page with status 200, after success', (answer) =>
    answer.status < 300
      ? withBody(answer, '<!doctype html><title>Welcome</title><p>Welcome</p>', 'text/html')
      : answer,
  ),
} as const satisfies DeviationTable;
