import {
  type DeviationTable,
  type Fields,
  isFields,
  mapValues,
  ofAnswer,
  ofData,
  ofValues,
  withHeaders,
} from './answer.ts';

const AMOUNT = /amount|charges|vat|balance/i;
const isStatus = (name: string) => name.endsWith('Status');
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HOUR_MS = 3_600_000;
/** The provider's clock is ahead by this time. */
const CLOCK_ERROR_MS = 7_200_000;
const PLACEHOLDER = '0001-01-01T00:00:00';
const NUMBERED = [
  'Pending',
  'Approved',
  'Rejected',
  'Cancelled',
  'AwaitingPayment',
  'OpenTransaction',
  'Paid',
];
const PRIVATE_TEXTS = new Set([
  'description',
  'note',
  'name',
  'phoneNumber',
  'email',
  'message',
  'senderName',
]);

const ofAmounts = (description: string, change: (naira: number) => unknown) =>
  ofValues(description, (value, name) =>
    AMOUNT.test(name) && typeof value === 'number' ? change(value) : value,
  );

const ofStatuses = (description: string, change: (status: string) => unknown) =>
  ofValues(description, (value, name) =>
    isStatus(name) && typeof value === 'string' ? change(value) : value,
  );

const ofTexts = (description: string, form: RegExp, change: (text: string) => unknown) =>
  ofValues(description, (value) => (typeof value === 'string' && form.test(value) ? change(value) : value));

const ofOneRecord = (description: string, change: (value: unknown, name: string) => unknown) =>
  ofData(description, (data) =>
    Array.isArray(data)
      ? data.map((item: unknown, index) => (index === 0 ? mapValues(item, change) : item))
      : mapValues(data, change),
  );

const ofRecordsWith = (description: string, names: readonly string[], change: (record: Fields) => Fields) =>
  ofData(description, (data) => {
    const one = (item: unknown) =>
      isFields(item) && names.every((name) => name in item) ? change(item) : item;
    return Array.isArray(data) ? data.map(one) : one(data);
  });

export const VALUES = {
  'text-amounts': ofAmounts('Amounts as texts: "1500.00"', (naira) => naira.toFixed(2)),
  'amounts-with-three-decimals': ofAmounts('Amounts with half a kobo: 1500.005', (naira) =>
    Number((naira + 0.005).toFixed(3)),
  ),
  'amounts-with-float-noise': ofAmounts(
    'Amounts with an error of computation: 1500.000000001',
    (naira) => naira + 1e-9,
  ),
  'null-amounts': ofAmounts('null instead of amounts', () => null),
  'one-unreadable-amount': ofOneRecord(
    'The text N/A instead of the amounts of the first record',
    (value, name) => (AMOUNT.test(name) && typeof value === 'number' ? 'N/A' : value),
  ),
  'other-charges': ofRecordsWith(
    'Charges twice as high, which no longer add up to the total',
    ['charges'],
    (record) => ({ ...record, charges: 2 * Number(record['charges']) }),
  ),
  'missing-charges': ofRecordsWith(
    'No charge, VAT or total in a record',
    ['charges', 'vat'],
    ({ charges: _, vat: __, totalAmount: ___, ...record }) => record,
  ),
  // The first and the last twelve digits give a safe integer that is unique among the mock's ids.
  'numeric-ids': ofTexts('Ids as numbers', UUID, (id) => Number.parseInt(id.charAt(0) + id.slice(-12), 16)),
  'upper-case-ids': ofTexts('Ids in capitals', UUID, (id) => id.toUpperCase()),
  'lower-case-statuses': ofStatuses('Statuses in lower case: awaitingpayment', (status) =>
    status.toLowerCase(),
  ),
  'numeric-statuses': ofStatuses('Statuses as numbers', (status) => NUMBERED.indexOf(status)),
  'unknown-statuses': ofStatuses('A status that the contract does not know in every record', () => 'OnHold'),
  'one-unknown-status': ofOneRecord(
    'A status that the contract does not know in the first record',
    (value, name) => (isStatus(name) ? 'OnHold' : value),
  ),
  'null-texts': ofValues('null instead of names, descriptions, addresses and notes', (value, name) =>
    PRIVATE_TEXTS.has(name) ? null : value,
  ),
  'international-phone-numbers': ofTexts(
    'Phone numbers with the country code: +2348031234567',
    /^0\d{10}$/,
    (number) => `+234${number.slice(1)}`,
  ),
  'relative-file-addresses': ofTexts('Addresses of files without their host', /\/uploads\//, (url) =>
    url.slice(url.indexOf('/mock/v1')),
  ),
} as const satisfies DeviationTable;

export const TIMES = {
  'times-without-zone': ofTexts('Times in UTC without the Z that says so', INSTANT, (instant) =>
    instant.slice(0, -1),
  ),
  'times-with-offset': ofTexts('Times of Lagos with their offset: +01:00', INSTANT, (instant) =>
    new Date(Date.parse(instant) + HOUR_MS).toISOString().replace('Z', '+01:00'),
  ),
  'days-as-times': ofTexts(
    'A calendar date with a time: 2030-01-31T00:00:00',
    DAY,
    (day) => `${day}T00:00:00`,
  ),
  'placeholder-dates': ofValues(`${PLACEHOLDER} instead of a date that is not set`, (value, name) =>
    value === null && /date|time|expiration/i.test(name) ? PLACEHOLDER : value,
  ),
  'no-date-header': ofAnswer('No readable Date header', (answer) =>
    withHeaders(answer, { date: 'unknown', 'access-control-expose-headers': null }),
  ),
  'wrong-date-header': ofAnswer('A Date header that is two hours ahead', (answer) => {
    const atMs = Date.parse(answer.headers.get('date') ?? '') + CLOCK_ERROR_MS;
    return withHeaders(answer, { date: new Date(atMs).toUTCString() });
  }),
} as const satisfies DeviationTable;
