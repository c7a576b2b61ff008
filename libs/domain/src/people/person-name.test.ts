import { afterEach, expect, test } from 'vitest';
import { PRODUCT_NAME } from '../constants.ts';
import { configureProductName, nameProblem, shownName } from './person-name.ts';

const NOT_A_NAME = 'First Name can contain only letters, spaces, apostrophes, hyphens and full stops';
const SERVICE = 'First Name must not look like the name of this service or its staff';

test.each([
  ...['Ada', 'Ọláńrewájú', 'Ngozi-Ada', "N'Golo", 'O’Brien', 'Chidi Jr.', 'محمد', '王秀英', 'Саша', '𞤀𞤣𞤤𞤢𞤥'],
  ...[
    'Amanam',
    'Ramana',
    'Amanda',
    'Hamana',
    'Badmin',
    'Taiwo',
    'Stafford',
    'Carey',
    'Banke',
    'Burbank',
    'James Crow',
  ],
  ...['Sterling', 'Unity', 'Uba', 'Ɗanladi', 'Ada Мария', '田中さくら', '김민준', 'ʻOlu'],
])('text %s is a name', (name) => {
  expect(nameProblem(name, 'First Name')).toBeNull();
});

test.each([
  ...[
    '✔ Ada',
    'Ada ✅',
    'Ada\nObi',
    'Ada\u202eibO',
    'A\u200bda',
    'Ada\u3164',
    'Ada1',
    '<b>',
    '...',
    '’',
    'Ada\ufe0f',
  ],
  ...['Ada\tObi', 'Ada\u2028Obi', '①', 'Ada (verified)'],
])('text %j is not a name', (name) => {
  expect(nameProblem(name, 'First Name')).toBe(NOT_A_NAME);
});

test.each([
  ...[
    'Amana',
    'AMANA',
    'Аmana',
    'Амана',
    'Αμανα',
    'Ａｍａｎａ',
    '𝐀𝐦𝐚𝐧𝐚',
    'ᴀᴍᴀɴᴀ',
    'Ámàna',
    'A m a n a',
    'A.M.A.N.A',
  ],
  ...['ꓮꓟꓮꓠꓮ', 'ⲀⲘⲀⲚⲀ', 'ᗩᗰᗩᑎᗩ', 'ΑΜΑΝΑ', 'Arnana'],
  ...['Staff', 'Customer Care', 'CustomerCare', 'Help Desk', 'Verified', 'Officiаl', 'Escrow', 'Escrovv'],
  ...[
    'Security',
    'Bank',
    'Zenith',
    'Sterling Bank',
    'UnityBank',
    'GT Bank',
    'Palm Pay',
    'Amana Desk',
    'AmanaCare',
  ],
  ...['Amana Support', 'AmanaPay', 'Customer Support', 'Ѕuррort', 'Admin', 'Administrator', 'Ada Amana'],
])('name %s reads like the service', (name) => {
  expect(nameProblem(name, 'First Name')).toBe(SERVICE);
});

test.each(['Adа', 'Αda', 'Аdꓮ', 'ᗩda', 'Марꓲя', 'Ada王'])('name %s mixes alphabets', (name) => {
  expect(nameProblem(name, 'First Name')).toBe('First Name must not mix alphabets in a word');
  expect(shownName(name)).toBe('');
});

test('the configured product takes the place of the default', () => {
  configureProductName('Safe Hands');
  for (const name of ['SafeHands', 'Safe Hands', 'Ѕafe-Ηands Team'])
    expect(nameProblem(name, 'First Name')).toBe(SERVICE);
  expect(nameProblem('Amana', 'First Name')).toBeNull();
});

test('an empty or long name has the message of its field', () => {
  expect(nameProblem('', 'Last Name')).toBe('Last Name is required');
  expect(nameProblem('x'.repeat(61), 'Last Name')).toBe('Must be at most 60 characters');
});

afterEach(() => configureProductName(PRODUCT_NAME));

test.each([
  ['Ada Obi', 'Ada Obi'],
  ['✔ Ada Obi ✅', 'Ada Obi'],
  ['Ada\n\n\nObi', 'Ada Obi'],
  ['\u202eAda\u2067 Obi', 'Ada Obi'],
  ['A\u200bda', 'Ada'],
  ['محمد', '\u2068محمد\u2069'],
  ['\u200b\u3164', ''],
  ['✔', ''],
  ['✔ Amana Support', ''],
  ['Аmana', ''],
  ['Аmana 5upport', ''],
  ['Officia1', ''],
])('another person named %j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
