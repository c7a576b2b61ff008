import { PERSONAS, SCREENS, updateUserDetails } from '@amana/mock-backend';
import { fillBusy } from '../fill-busy.ts';
import { fillDefault } from '../fill-default.ts';
import { LONG_DESCRIPTION } from '../goods.ts';
import { personOf, run } from '../run-step.ts';
import { approved, disputed } from './main-trade.ts';
import { type Scenario, DAY_MS, HOUR_MS, MINUTE_MS, MAIN_PATHS } from './scenario.ts';

const YEARS_OF_ORDERS = 10_000;
const ANSWERED_ROUNDS = 500;
const QUESTIONS = [
  'Good day. The screen is cracked from corner to corner, and the box was dented when it came.',
  'The seller does not pick my calls since Monday.',
  'Is there any news?',
];

const LONG_NAMES = [
  [PERSONAS[0], 'Oluwadamilola Ifeoluwakiitan Oluwatobilobamidele', 'Adebayo-Nwachukwu Olorunfunmilayo'],
  [PERSONAS[1], 'Chukwuemeka Onyekachukwu Ebubechukwukamsiyochukwu', 'Okechukwu-Anyanwuocha Nwabueze'],
] as const;

export const WORLDS = {
  default: {
    title: 'Two months of trading',
    text: 'Ada and Chidi have traded for two months: every status, lists with a third page, a conversation with support.',
    persona: 'ada',
    path: SCREENS.overview,
    play: ({ world, nowMs }) => fillDefault(world, nowMs),
  },
  empty: {
    title: 'The people alone',
    text: 'Nobody has traded yet: every list is empty.',
    persona: 'ada',
    path: SCREENS.overview,
  },
  busy: {
    title: 'Many orders',
    text: 'As many orders between Ada and Chidi as were asked for, a thousand if nobody asked.',
    persona: 'ada',
    path: SCREENS.orders,
    async play({ world, ago, orders }) {
      await ago(0);
      await fillBusy(world, orders);
    },
  },
} as const satisfies Record<string, Scenario>;

export const PEOPLE = {
  'profile-not-completed': {
    title: 'Profile not completed',
    text: 'Bola has confirmed the email address and gone no further: the profile is asked for before the first trade.',
    persona: 'bola',
    path: SCREENS.editProfile,
  },
  'no-bank-details': {
    title: 'No bank details',
    text: 'Tunde can buy, but nobody could pay him: his withdrawal account is still missing.',
    persona: 'tunde',
    path: SCREENS.editAccount,
  },
} as const satisfies Record<string, Scenario>;

export const EXTREMES = {
  'years-of-trading': {
    title: 'Years of trading',
    text: 'Ten thousand orders, a dispute with two thousand messages, and five hundred notifications.',
    persona: 'ada',
    path: MAIN_PATHS.chat,
    async play(playthrough) {
      const { world, ago, orders = YEARS_OF_ORDERS } = playthrough;
      await ago(5 * DAY_MS);
      await fillBusy(world, orders);
      const trade = await disputed(playthrough);
      for (let round = ANSWERED_ROUNDS; round > 0; round -= 1) {
        await ago(round * MINUTE_MS);
        for (const question of QUESTIONS) await trade.say('buyer', `${question} (${round})`);
      }
    },
  },
  'long-names-and-large-amounts': {
    title: 'Long names and the largest amount',
    text: 'Both parties carry names as long as they may be, and the order is over ₦999,999,999.',
    persona: 'ada',
    path: MAIN_PATHS.pay,
    async play(playthrough) {
      await playthrough.ago(2 * HOUR_MS);
      const { world } = playthrough;
      for (const [{ id, profile, phoneNumber }, firstName, lastName] of LONG_NAMES) {
        const person = personOf(world, id);
        const details = { ...profile, id: person.id, phoneNumber, firstName, lastName };
        await run(world, updateUserDetails, person, details);
      }
      await approved(playthrough, { description: LONG_DESCRIPTION, amountNaira: 999_999_999 });
    },
  },
} as const satisfies Record<string, Scenario>;
