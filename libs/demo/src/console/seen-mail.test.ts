import { MOST_MAILS } from '@amana/mock-backend/control-names';
import { expect, test } from 'vitest';
import { NO_MAIL, newMailCount, seenMailOf } from './seen-mail.ts';

const many = Array.from({ length: MOST_MAILS }, (_, index) => `many ${index}`);

/** Ids are listed newest first. */
test.each<[string, { ids: string[]; seen: string | null; isLooking?: boolean }, string, number]>([
  ['the mails of before the first visit are not new', { ids: ['b', 'a'], seen: null }, 'b', 0],
  ['mails above the seen one are new', { ids: ['c', 'b', 'a'], seen: 'a' }, 'a', 2],
  ['who looks has seen the newest', { ids: ['c', 'b', 'a'], seen: 'a', isLooking: true }, 'c', 0],
  ['the seen mail was taken back, and what is left was there before', { ids: ['a'], seen: 'b' }, 'a', 0],
  ['the mails of another world are not new', { ids: ['z', 'y'], seen: 'b' }, 'z', 0],
  ['nothing is in an emptied mailbox', { ids: [], seen: 'b' }, NO_MAIL, 0],
  ['whatever comes into an emptied mailbox is new', { ids: ['d', 'c'], seen: NO_MAIL }, NO_MAIL, 2],
  ['the seen mail is below those that are listed', { ids: many, seen: 'a' }, 'a', MOST_MAILS],
])('%s', (_, { ids, seen, isLooking = false }, remembered, count) => {
  const now = seenMailOf(ids, seen, isLooking);

  expect(now).toBe(remembered);
  expect(newMailCount(ids, now)).toBe(count);
});
