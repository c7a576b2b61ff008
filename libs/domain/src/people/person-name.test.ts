import { expect, test } from 'vitest';
import { nameProblem, shownName } from './person-name.ts';

const NOT_A_NAME = 'First Name can contain only letters, spaces, apostrophes, hyphens and full stops';
const SERVICE = 'First Name must not look like the name of this service or its staff';

test.each([
  ...['Ada', 'Ọláńrewájú', 'Ngozi-Ada', "N'Golo", 'O’Brien', 'Chidi Jr.', 'محمد', '王秀英', 'Саша', '𞤀𞤣𞤤𞤢𞤥'],
  ...['Amanam', 'Ramana', 'Amanda', 'Hamana', 'Badmin', 'Taiwo'],
])('%s is a name', (name) => {
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
])('%j is not a name', (name) => {
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
  ...['Amana Support', 'AmanaPay', 'Customer Support', 'Ѕuррort', 'Admin', 'Administrator', 'Ada Amana'],
])('%s reads like the service', (name) => {
  expect(nameProblem(name, 'First Name')).toBe(SERVICE);
});

test('an empty or long name has the message of its field', () => {
  expect(nameProblem('', 'Last Name')).toBe('Last Name is required');
  expect(nameProblem('x'.repeat(61), 'Last Name')).toBe('Must be at most 60 characters');
});

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
])('another person named %j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
