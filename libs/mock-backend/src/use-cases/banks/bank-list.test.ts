import { mentionsPayment, readsLikeService } from '@amana/domain';
import { expect, test } from 'vitest';
import { BANK_LIST } from './bank-list.ts';

/** 'First' and 'United' without Bank are words, not names. */
const names = BANK_LIST.map(({ name }) => name).filter((name) => !/^(?:First|United) Bank/.test(name));

test.each(names)('%s is known as a bank, in a text without the word bank too', (name) => {
  expect(mentionsPayment(`Pay to ${name.replace(/ (?:Bank|MFB|Nigeria).*$/, '')}.`)).toBe(true);
  expect(readsLikeService(name)).toBe(true);
});
