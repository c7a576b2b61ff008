import { paid, shipped } from './paid-trade.ts';
import { type Scenario, DAY_MS, HOUR_MS, MINUTE_MS, MAIN_PATHS } from './scenario.ts';

export const DELIVERY = {
  'paid-waiting-for-shipment': {
    title: 'Paid, waiting for shipment',
    text: 'Ada’s money is held since yesterday; Chidi has not sent the laptop yet.',
    persona: 'chidi',
    path: MAIN_PATHS.manage,
    play: (playthrough) => paid(playthrough, 1),
  },
  'shipped-waiting-for-code': {
    title: 'Shipped, waiting for the code',
    text: 'The laptop is on its way since yesterday; Ada has the confirmation code in her mail.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    play: (playthrough) => shipped(playthrough, 2),
  },
  'code-wrong-four-times': {
    title: 'Four wrong codes',
    text: 'Ada has typed a wrong code four times; the fifth voids it.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    async play(playthrough) {
      const trade = await shipped(playthrough, 2);
      await playthrough.ago(HOUR_MS);
      for (let tries = 0; tries < 4; tries += 1) await trade.typeWrongCode('invalid');
    },
  },
  'code-renewed': {
    title: 'A code was voided and renewed',
    text: 'After five wrong tries the first code is void; a new one is in Ada’s mail.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    async play(playthrough) {
      const trade = await shipped(playthrough, 2);
      await playthrough.ago(HOUR_MS);
      for (let tries = 0; tries < 4; tries += 1) await trade.typeWrongCode('invalid');
      await trade.typeWrongCode('tooManyTries');
    },
  },
  settling: {
    title: 'Delivered, the money is being settled',
    text: 'Ada has confirmed receipt; settlement takes a day per step, and the first of three is done.',
    persona: 'chidi',
    path: MAIN_PATHS.receipt,
    settings: { settlementStepMs: DAY_MS },
    async play(playthrough) {
      const trade = await shipped(playthrough, 4);
      await playthrough.ago(DAY_MS + HOUR_MS);
      await trade.receive();
    },
  },
  completed: {
    title: 'Completed',
    text: 'Ada has the laptop and Chidi has his money: the receipt of a whole trade.',
    persona: 'ada',
    path: MAIN_PATHS.receipt,
    async play(playthrough) {
      const trade = await shipped(playthrough, 3);
      await playthrough.ago(DAY_MS);
      await trade.receive();
      await playthrough.ago(MINUTE_MS);
    },
  },
} as const satisfies Record<string, Scenario>;
