import { expect, test } from 'vitest';
import { hasHiddenCharacters, mentionsPayment, shownText, trimText } from './written-text.ts';

test.each([
  ['  Shoes\n', 'Shoes'],
  ['\u202a08031234567\u202c', '08031234567'],
  ['\u200bAda \u200b Obi\ufeff', 'Ada \u200b Obi'],
  ['\u200b', ''],
  ['\u3164 \u2800', ''],
  ['\u{e0001}\ufe0f', ''],
  ['I ❤\ufe0f', 'I ❤\ufe0f'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('trimText(%j) is %j', (text, trimmed) => {
  expect(trimText(text)).toBe(trimmed);
});

test('trimText keeps a million blanks inside a text', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(trimText(text) === text).toBe(true);
});

test.each([
  ['Shoes\u202e 000,1', 'Shoes 000,1'],
  ['\u2067Ada\u2069\u200f', 'Ada'],
  ['Ada\u0000\u0007\u009b', 'Ada'],
  ['Ada \ud800', 'Ada '],
])('hidden characters of the text %j are not shown', (text, shown) => {
  expect(hasHiddenCharacters(text)).toBe(true);
  expect(shownText(text)).toBe(shown);
});

test.each(['Two\nlines\tand a tab', 'می\u200cخواهم', '👩\u200d👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ọ̀rẹ́'])(
  'text %j is shown unchanged',
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
    expect(shownText(text)).toBe(text);
  },
);

test.each([
  'AMANA NOTICE: the account changed. Pay into 0123456789 GTBank',
  '0123 456 789',
  '٠١٢٣٤٥٦٧٨٩',
  '０１２３４５６７８９',
  '01234\u200b56789',
  'pay to my Opay',
  'First Bank account',
  'see https://pay.example',
  'www.amana-pay.example',
  'amana-pay.com',
  ...['0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣', '⓪①②③④⑤⑥⑦⑧⑨', '⓿❶❷❸❹➄➅➐➑⓽', '0/1/2/3/4/5/6/7/8/9', '01 | 23 * 45 👉 67 _ 89'],
  ...['pay.zenith-ng', 'amana.shop', 'pay。amana', 'пример.рф', 'Ada.Obi'],
  ...[
    'send it to Providus',
    'Sterling, please',
    'Access',
    'Ζеnith',
    'UBA',
    'palm-pay',
    'First City Monument',
  ],
])('text %j mentions a payment', (text) => {
  expect(mentionsPayment(text)).toBe(true);
});

test('a text that is too long to be judged mentions a payment', () => {
  expect(mentionsPayment('a-'.repeat(50_000))).toBe(true);
});

test.each([
  'Pair of leather sandals, size 42',
  'iPhone 13, 128 GB. Colour: blue',
  '2 bags of rice at 45,000',
  '2.5 kg, 3.5mm, v1.2, e.g. blue',
  'Accessories, a reunion, Lotusland',
  '',
])('text %j mentions no payment', (text) => {
  expect(mentionsPayment(text)).toBe(false);
});
