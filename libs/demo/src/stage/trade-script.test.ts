import { expect, test } from 'vitest';
import { type Step, captionOf } from './trade-script.ts';

const NAMES = { buyer: 'Ada', seller: 'Chidi', product: 'Amana' };
const STEPS: readonly Step[] = ['Create', 'Approve', 'Pay', 'Ship', 'Confirm', 'Settle', 'Refund'];

test.each(STEPS)('the caption of %s is read in six seconds: at most 14 words', (step) => {
  expect(captionOf(step, NAMES).split(' ').length).toBeLessThanOrEqual(14);
});
