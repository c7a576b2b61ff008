import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvCell, csvText } from './transactions-csv.ts';

/** One row, without the mark and the line's end. */
const line = (...cells: CsvCell[]) => csvText([cells]).slice(1, -2);

test('a CSV text is UTF-8 with a mark, one line per row', () => {
  expect(
    csvText([
      ['Note', 'Total'],
      ['Ọjà', 51_881.25],
    ]),
  ).toBe('\uFEFF"Note","Total"\r\n"Ọjà",51881.25\r\n');
});

test.each([
  ['a quotation mark is doubled', '6" pipe', '"6"" pipe"'],
  ['a comma stays in its cell', 'Rice, 50 kg', '"Rice, 50 kg"'],
  ['a line break is a space', 'Rice\r\n50 kg', '"Rice 50 kg"'],
  ['a minus inside a text is left alone', 'size 42-43', '"size 42-43"'],
])('%s', (_what, text, expected) => {
  expect(line(text)).toBe(expected);
});

test.each([
  '=HYPERLINK("https://x.test","Refund")',
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '"=1+1',
  '＝1+1',
  'Rice;=1+1',
  'Rice;"=1+1"',
  'Rice, =1+1',
])('%j is shown and not run', (text) => {
  const cells = line(text, 'next').split(/[;,|]/);

  for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
});

test('no text starts a formula in a cell, with any separator that a spreadsheet accepts', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...Array.from('=+-@;,|\t\r\n" \'a1＝')) });
  fc.assert(
    fc.property(hostile, hostile, (one, two) => {
      for (const cell of line(one, two).split(/[;,|\t\r\n]/))
        expect(cell).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
    }),
  );
});

test('a number is a number, negative ones too', () => {
  expect(line(-1.5, 0.1)).toBe('-1.5,0.1');
});
