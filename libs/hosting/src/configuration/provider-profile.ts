import type { SettingFormat } from './setting-formats.ts';

const ASP_NET = {
  spelling: 'PascalCase',
  fields: { 'Order.sellerId': 'VendorId', 'Session.token': 'AccessToken', 'TokenPair.token': 'AccessToken' },
  envelope: { data: 'Result', totalInRecord: 'TotalCount' },
  flat: ['Session.user'],
  numbers: {
    OrderStatus: [
      'Pending',
      'Approved',
      'AwaitingPayment',
      'OpenTransaction',
      'Paid',
      'Shipped',
      'Delivered',
      'Completed',
      'InDispute',
      'Rejected',
      'Cancelled',
      'Close',
    ],
  },
};

const PROFILES = new Map<unknown, object>([['asp-net-example', ASP_NET]]);

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const holds = (isValue: (value: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(isValue);

const PARTS = new Map<string, (value: unknown) => boolean>([
  ['spelling', (value) => value === 'PascalCase' || value === 'snake_case'],
  ['fields', holds(isText)],
  ['envelope', holds(isText)],
  ['flat', isTexts],
  ['numbers', holds(isTexts)],
]);

/** A profile's name, or a profile as an object or JSON. */
export const PROFILE: SettingFormat<object> = {
  read(given) {
    const profile = PROFILES.get(given) ?? (typeof given === 'string' ? jsonOf(given) : given);
    const isProfile =
      isObject(profile) && Object.entries(profile).every(([name, part]) => PARTS.get(name)?.(part));
    return isProfile ? profile : undefined;
  },
  description: `${[...PROFILES.keys()].join(' or ')}, or an object with ${[...PARTS.keys()].join(', ')}`,
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
