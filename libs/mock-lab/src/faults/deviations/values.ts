import { type DeviationTable, type Fields, mapRecords, ofAnswer, ofSuccess, withHeaders } from './answer.ts';

const AMOUNT = /amount|charges|vat|balance/i;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const NATIONAL_NUMBER = /^0\d{10}$/;
/** The provider's clock is ahead by this time. */
const CLOCK_ERROR_MS = 7_200_000;

/** Changes every field that is not a record or a list. */
function changeValues(data: unknown, change: (value: unknown, name: string) => unknown): unknown {
  const changed = (name: string, value: unknown) =>
    typeof value === 'object' && value !== null ? value : change(value, name);
  return mapRecords(data, (record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, changed(name, value)])),
  );
}

const ofValues = (description: string, change: (value: unknown, name: string) => unknown) =>
  ofSuccess(description, (body) => ({ ...body, data: changeValues(body['data'], change) }));

const ofAmounts = (description: string, change: (naira: number) => unknown) =>
  ofValues(description, (value, name) =>
    AMOUNT.test(name) && typeof value === 'number' ? change(value) : value,
  );

const ofStatuses = (description: string, change: (status: string) => unknown) =>
  ofValues(description, (value, name) =>
    name.endsWith('Status') && typeof value === 'string' ? change(value) : value,
  );

const ofTexts = (description: string, form: RegExp, change: (text: string) => unknown) =>
  ofValues(description, (value) => (typeof value === 'string' && form.test(value) ? change(value) : value));

const ofCharges = (description: string, change: (record: Fields) => Fields) =>
  ofSuccess(description, (body) =>
    mapRecords(body, (record) => ('charges' in record && 'vat' in record ? change(record) : record)),
  );

export const VALUES = {
  'text-amounts': ofAmounts('Amounts as texts: "1500.00"', (naira) => naira.toFixed(2)),
  'null-amounts': ofAmounts('null instead of amounts', () => null),
  'other-charges': ofCharges('Charges twice as high, which no longer add up to the total', (record) => ({
    ...record,
    charges: 2 * Number(record['charges']),
  })),
  'missing-charges': ofCharges(
    'No charge, VAT or total in a record',
    ({ charges: _, vat: __, totalAmount: ___, ...record }) => record,
  ),
  'lower-case-statuses': ofStatuses('Statuses in lower case: awaitingpayment', (status) =>
    status.toLowerCase(),
  ),
  'unknown-statuses': ofStatuses('A status that the contract does not know in every record', () => 'OnHold'),
  'international-phone-numbers': ofTexts(
    'Phone numbers with the country code: +2348031234567',
    NATIONAL_NUMBER,
    (number) => `+234${number.slice(1)}`,
  ),
  'times-without-zone': ofTexts('Times in UTC without the Z that says so', INSTANT, (instant) =>
    instant.slice(0, -1),
  ),
  'no-date-header': ofAnswer('No readable Date header', (answer) =>
    withHeaders(answer, { date: 'unknown', 'access-control-expose-headers': null }),
  ),
  'wrong-date-header': ofAnswer('A Date header that is two hours ahead', (answer) => {
    const atMs = Date.parse(answer.headers.get('date') ?? '') + CLOCK_ERROR_MS;
    return withHeaders(answer, { date: new Date(atMs).toUTCString() });
  }),
} as const satisfies DeviationTable;
