import {
  ACCOUNT_NUMBER_INPUT,
  AMOUNT_INPUT,
  CONFIRMATION_CODE_INPUT,
  PHONE_INPUT,
  changeInput,
  fileNameFor,
  findBanks,
  formatNairaValue,
  hasHiddenCharacters,
  internationalMobile,
  isEmail,
  mayBeHolder,
  mentionsPayment,
  nameProblem,
  otherPersonOf,
  readConfirmationCode,
  readsLikeService,
  shownName,
  trimText,
} from '@amana/domain';
import { expect, test } from 'vitest';
import { csvText } from '../../features/transactions/list/transactions-csv.ts';
import { textWithLinks } from '../../features/chat/text-with-links.ts';
import { safePath, safeUrl } from '../../shared/safe-url.ts';

const TRADE = { sellerId: 'a', buyerId: 'b', email: '', phoneNumber: '' };
const INPUTS = { ACCOUNT_NUMBER_INPUT, AMOUNT_INPUT, CONFIRMATION_CODE_INPUT, PHONE_INPUT };

/** Everything that applies a pattern to what a person, or a service, has written. */
const READERS: Record<string, (text: string) => unknown> = {
  mentionsPayment,
  readsLikeService,
  shownName,
  hasHiddenCharacters,
  trimText,
  isEmail,
  internationalMobile,
  readConfirmationCode,
  formatNairaValue,
  textWithLinks,
  safeUrl,
  safePath,
  nameProblem: (text) => nameProblem(text, 'Name'),
  otherPersonOf: (name) => otherPersonOf({ ...TRADE, name }, 'buyer'),
  mayBeHolder: (text) => mayBeHolder(text, text),
  findBanks: (text) => findBanks([{ name: text }], 'x'),
  fileNameFor: (text) => fileNameFor('pdf', text),
  csvText: (text) => csvText([[text]]),
  ...Object.fromEntries(
    Object.entries(INPUTS).map(([name, rule]) => [
      name,
      (text: string) => changeInput(rule, rule.of(''), { text, caret: text.length }),
    ]),
  ),
};

const SEEDS = [
  ...['a', 'a-', '1', '1 ', '1-', '1,', '.', 'a.', ' ', '"', ';"', '(', '-', ',', '=', '@', 'a@', 'a.a'],
  ...[
    'https://',
    'https://(',
    'http',
    'www.',
    'ban',
    'sup',
    'rn',
    'a ',
    'A\u0301',
    '\u200b',
    '<a',
    '/',
    '₦',
    'Ab ',
  ],
];

const ENDS = [
  ['', ''],
  ['1', '!'],
  ['1', '1'],
] as const;

function msOf(step: () => unknown): number {
  const start = performance.now();
  step();
  return performance.now() - start;
}

/** The least of some runs, because others are interrupted. */
const leastMsOf = (step: () => unknown) => Math.min(...Array.from({ length: 5 }, () => msOf(step)));

test.each(Object.entries(READERS))(
  '%s: a text of 32 times the length takes nowhere near 32 times 32 as long',
  (_, read) => {
    const slow = SEEDS.flatMap((seed) =>
      ENDS.flatMap(([first, last]) => {
        const textOf = (length: number) => first + seed.repeat(length / seed.length) + last;
        const [short, long] = [textOf(480), textOf(15_360)];
        // A pass over the text is the least that counts.
        const least = Math.max(
          leastMsOf(() => read(short)),
          leastMsOf(() => short.replaceAll(/\S/gu, '')),
        );
        const ratio = leastMsOf(() => read(long)) / least;
        return ratio > 300 ? [`${long.slice(0, 9)} ${Math.round(ratio)}`] : [];
      }),
    );
    // A pattern that reads a text again for each character needs 1,024 times as long, others about 32 times.
    expect(slow).toEqual([]);
  },
);
