import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test('a text is found in each form in which source code has it', () => {
  const source = `
    // A comment is no text of the program at all.
    const a = 'A text between quotation marks';
    const b = \`The order \${id} was paid from another account\`;
    const c = <p title="A title above the paragraph">A paragraph of an element, <b>bold</b></p>;
  `;

  expect(sentencesIn('page.tsx', source)).toEqual([
    'A text between quotation marks',
    'was paid from another account',
    'A title above the paragraph',
    'A paragraph of an element,',
  ]);
});

test('single words, addresses and short texts are left out', () => {
  expect(
    sentencesIn('a.ts', "import './a/very/long/address/of/a/module.ts'; const b = 'two words';"),
  ).toEqual([]);
});
