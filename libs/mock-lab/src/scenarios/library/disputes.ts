import { paid, shipped } from './paid-trade.ts';
import { type Playthrough, type Scenario, DAY_MS, HOUR_MS, MINUTE_MS, MAIN_PATHS } from './scenario.ts';

export async function disputed(playthrough: Playthrough) {
  const trade = await shipped(playthrough, 3);
  await playthrough.ago(DAY_MS);
  await trade.dispute();
  return trade;
}

export const DISPUTES = {
  'disputed-with-a-document': {
    title: 'Disputed with a document',
    text: 'The laptop came with a cracked screen; Ada lodged a dispute with a picture yesterday.',
    persona: 'ada',
    path: MAIN_PATHS.dispute,
    play: (playthrough) => disputed(playthrough),
  },
  'dispute-in-conversation': {
    title: 'A dispute in conversation',
    text: 'Ada and Chidi each talk with support about the cracked screen; neither reads the other.',
    persona: 'ada',
    path: MAIN_PATHS.chat,
    async play(playthrough) {
      const trade = await disputed(playthrough);
      await playthrough.ago(2 * HOUR_MS);
      await trade.say('buyer', 'The screen is cracked from corner to corner.');
      await playthrough.ago(2 * HOUR_MS - 5 * MINUTE_MS);
      await trade.say('seller', 'It was whole when I handed it to the rider.');
      await playthrough.ago(HOUR_MS);
      await trade.say('buyer', 'The box was dented when it came.');
    },
  },
  'dispute-cancelled': {
    title: 'A dispute taken back',
    text: 'Ada found the missing charger and cancelled her dispute; the order is Shipped again.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    async play(playthrough) {
      const trade = await disputed(playthrough);
      await playthrough.ago(HOUR_MS);
      await trade.cancelDispute();
    },
  },
  'refunded-by-support': {
    title: 'Refunded by support',
    text: 'Chidi never sent the laptop; support decided for Ada, and all her money went back.',
    persona: 'ada',
    path: MAIN_PATHS.dispute,
    async play(playthrough) {
      const trade = await paid(playthrough, 6);
      await playthrough.ago(DAY_MS);
      await trade.dispute({
        category: 'DelayedDelivery',
        title: 'Nothing came',
        note: 'The seller does not pick my calls, and the agreed day has passed.',
      });
      await playthrough.ago(HOUR_MS);
      await trade.decide('buyer');
    },
  },
  'decided-for-the-seller': {
    title: 'Decided for the seller',
    text: 'Support found the laptop as agreed: Chidi was paid.',
    persona: 'chidi',
    path: MAIN_PATHS.dispute,
    async play(playthrough) {
      const trade = await disputed(playthrough);
      await playthrough.ago(HOUR_MS);
      await trade.decide('seller');
    },
  },
} as const satisfies Record<string, Scenario>;
