import {
  type DeviationTable,
  type Fields,
  isFields,
  mapValues,
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

const ofAmounts = (change: (naira: number) => unknown) =>
  ofValues((value, name) => (AMOUNT.test(name) && typeof value === 'number' ? change(value) : value));

const ofStatuses = (change: (status: string) => unknown) =>
  ofValues((value, name) => (isStatus(name) && typeof value === 'string' ? change(value) : value));

const ofTexts = (form: RegExp, change: (text: string) => unknown) =>
  ofValues((value) => (typeof value === 'string' && form.test(value) ? change(value) : value));

const ofOneRecord = (change: (value: unknown, name: string) => unknown) =>
  ofData((data) =>
    Array.isArray(data)
      ? data.map((item: unknown, index) => (index === 0 ? mapValues(item, change) : item))
      : mapValues(data, change),
  );

const ofRecordsWith = (names: readonly string[], change: (record: Fields) => Fields) =>
  ofData((data) => {
    const one = (item: unknown) =>
      isFields(item) && names.every((name) => name in item) ? change(item) : item;
    return Array.isArray(data) ? data.map(one) : one(data);
  });

export const VALUES = {
  'text-amounts': {
    description: 'Amounts as texts: "1500.00"',
    change: ofAmounts((naira) => naira.toFixed(2)),
  },
  'amounts-with-three-decimals': {
    description: 'Amounts with half a kobo: 1500.005',
    change: ofAmounts((naira) => Number((naira + 0.005).toFixed(3))),
  },
  'amounts-with-float-noise': {
    description: 'Amounts with an error of computation: 1500.000000001',
    change: ofAmounts((naira) => naira + 1e-9),
  },
  'null-amounts': { description: 'null instead of amounts', change: ofAmounts(() => null) },
  'one-unreadable-amount': {
    description: 'The text N/A instead of the amounts of the first record',
    change: ofOneRecord((value, name) => (AMOUNT.test(name) && typeof value === 'number' ? 'N/A' : value)),
  },
  'other-charges': {
    description: 'Charges twice as high, which no longer add up to the total',
    change: ofRecordsWith(['charges'], (record) => ({ ...record, charges: 2 * Number(record['charges']) })),
  },
  'missing-charges': {
    description: 'No charge, VAT or total in a record',
    change: ofRecordsWith(
      ['charges', 'vat'],
      ({ charges: _, vat: __, totalAmount: ___, ...record }) => record,
    ),
  },
  'numeric-ids': {
    description: 'Ids as numbers',
    // The first and the last twelve digits give a safe integer that is unique among the mock's ids.
    change: ofTexts(UUID, (id) => Number.parseInt(id.charAt(0) + id.slice(-12), 16)),
  },
  'upper-case-ids': { description: 'Ids in capitals', change: ofTexts(UUID, (id) => id.toUpperCase()) },
  'lower-case-statuses': {
    description: 'Statuses in lower case: awaitingpayment',
    change: ofStatuses((status) => status.toLowerCase()),
  },
  'numeric-statuses': {
    description: 'Statuses as numbers',
    change: ofStatuses((status) => NUMBERED.indexOf(status)),
  },
  'unknown-statuses': {
    description: 'A status that the contract does not know in every record',
    change: ofStatuses(() => 'OnHold'),
  },
  'one-unknown-status': {
    description: 'A status that the contract does not know in the first record',
    change: ofOneRecord((value, name) => (isStatus(name) ? 'OnHold' : value)),
  },
  'null-texts': {
    description: 'null instead of names, descriptions, addresses and notes',
    change: ofValues((value, name) => (PRIVATE_TEXTS.has(name) ? null : value)),
  },
  'international-phone-numbers': {
    description: 'Phone numbers with the country code: +2348031234567',
    change: ofTexts(/^0\d{10}$/, (number) => `+234${number.slice(1)}`),
  },
  'relative-file-addresses': {
    description: 'Addresses of files without their host',
    change: ofTexts(/\/uploads\//, (url) => url.slice(url.indexOf('/mock/v1'))),
  },
} as const satisfies DeviationTable;

export const TIMES = {
  'times-without-zone': {
    description: 'Times in UTC without the Z that says so',
    change: ofTexts(INSTANT, (instant) => instant.slice(0, -1)),
  },
  'times-with-offset': {
    description: 'Times of Lagos with their offset: +01:00',
    change: ofTexts(INSTANT, (instant) =>
      new Date(Date.parse(instant) + HOUR_MS).toISOString().replace('Z', '+01:00'),
    ),
  },
  'days-as-times': {
    description: 'A calendar date with a time: 2030-01-31T00:00:00',
    change: ofTexts(DAY, (day) => `${day}T00:00:00`),
  },
  'placeholder-dates': {
    description: `${PLACEHOLDER} instead of a date that is not set`,
    change: ofValues((value, name) =>
      value === null && /date|time|expiration/i.test(name) ? PLACEHOLDER : value,
    ),
  },
  'no-date-header': {
    description: 'No readable Date header',
    change: (answer) => withHeaders(answer, { date: 'unknown', 'access-control-expose-headers': null }),
  },
  'wrong-date-header': {
    description: 'A Date header that is two hours ahead',
    change: (answer) => {
      const atMs = Date.parse(answer.headers.get('date') ?? '') + CLOCK_ERROR_MS;
      return withHeaders(answer, { date: new Date(atMs).toUTCString() });
    },
  },
} as const satisfies DeviationTable;
