import { PERSONAS, SCREENS, TRY_LIMITS, login, updateUserDetails } from '@amana/mock-backend';
import { fillBusy } from '../fill-busy.ts';
import { fillDefault } from '../fill-default.ts';
import { mustRefuse, personOf, run } from '../run-step.ts';
import { approved, disputed } from './main-trade.ts';
import { type Playthrough, type Scenario, DAY_MS, HOUR_MS, MINUTE_MS, MAIN_PATHS } from './scenario.ts';

const DEVIATING = ['text-amounts', 'upper-case-ids', 'times-without-zone', 'lower-case-statuses'] as const;
const READ = [
  'getOrder',
  'getOrderHistory',
  'getRecentOrders',
  'getTransaction',
  'getTransactionHistory',
] as const;

const LAND =
  'Three plots of dry land, 1,944 square metres, off the Lekki-Epe Expressway at Bogije, facing the tarred road, with a ' +
  'four-bedroom detached duplex at roofing level, a boys’ quarters of two rooms, a borehole with overhead tank, a 100 kVA ' +
  'transformer shared with one neighbour, perimeter fence and gate house; governor’s consent in process, deed of ' +
  'assignment and registered survey ready for inspection at the lawyer’s chambers on Awolowo Road, Ikoyi; all ' +
  'omo-onile settled';

const YEARS_OF_ORDERS = 10_000;
const ANSWERED_ROUNDS = 500;
const QUESTIONS = [
  'Good day. The screen is cracked from corner to corner, and the box was dented when it came.',
  'The seller does not pick my calls since Monday.',
  'Is there any news?',
];

const LONG_NAMES = [
  [
    PERSONAS[0],
    'Oluwadamilola Ifeoluwakiitan Oluwatobilobamidele',
    'Adebayo-Okonkwo-Nwachukwu Olorunfunmilayo',
  ],
  [
    PERSONAS[1],
    'Chukwuemeka Onyekachukwu Ebubechukwukamsiyochukwu',
    'Okechukwu-Oghenekevwe-Anyanwuocha Nwabueze',
  ],
] as const;

const twoMonths = ({ world, nowMs }: Playthrough) => fillDefault(world, nowMs);

export const WORLDS = {
  default: {
    title: 'Two months of trading',
    text: 'Ada and Chidi have traded for two months: every status, lists with a third page, a conversation with support.',
    persona: 'ada',
    path: SCREENS.overview,
    play: twoMonths,
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
  'nothing-yet': {
    title: 'Nothing traded yet',
    text: 'Chidi has completed his profile and stored his bank details, and has not traded yet.',
    persona: 'chidi',
    path: SCREENS.overview,
  },
  'profile-not-completed': {
    title: 'Profile not completed',
    text: 'Bola has confirmed the email address and gone no further: the profile is asked for before the first trade.',
    persona: 'bola',
    path: SCREENS.editProfile,
  },
  'email-not-confirmed': {
    title: 'Email address not confirmed',
    text: 'Ngozi has registered; her link waits in the mailbox, and signing in as ngozi@amana.test asks for it.',
    persona: null,
    path: SCREENS.login,
  },
  'no-bank-details': {
    title: 'No bank details',
    text: 'Tunde can buy, but nobody could pay him: his withdrawal account is still missing.',
    persona: 'tunde',
    path: SCREENS.editAccount,
  },
  'locked-out': {
    title: 'Too many wrong passwords',
    text: 'Somebody has just tried ten wrong passwords for ada@amana.test: even the right one has to wait a minute.',
    persona: null,
    path: SCREENS.login,
    async play({ world, ago }) {
      await ago(0);
      for (let tries = 0; tries < TRY_LIMITS['wrong-password'].tries; tries += 1) {
        await mustRefuse(world, 'invalid', login, { email: 'ada@amana.test', password: 'Wr0ng-guess!' });
      }
    },
  },
} as const satisfies Record<string, Scenario>;

export const EXTREMES = {
  'third-page-of-history': {
    title: 'Page 3 of history',
    text: 'Two months of trading, opened on the third page of the orders.',
    persona: 'ada',
    path: `${SCREENS.orders}?page=3`,
    play: twoMonths,
  },
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
      await approved(playthrough, { description: LAND, amountNaira: 999_999_999 });
    },
  },
  'slow-network': {
    title: 'A slow network',
    text: 'Two months of trading, and every answer takes between one and a half and three seconds.',
    persona: 'ada',
    path: SCREENS.overview,
    async play(playthrough) {
      await twoMonths(playthrough);
      playthrough.world.faults = { ...playthrough.world.faults, latencyMs: 1_500, jitterMs: 1_500 };
    },
  },
  'server-trouble': {
    title: 'A server in trouble',
    text: 'The next three tries to start a payment fail with 503; then it works.',
    persona: 'ada',
    path: MAIN_PATHS.pay,
    async play(playthrough) {
      await approved(playthrough);
      const failNext = [{ operationId: 'initiatePayment', status: 503, times: 3 }];
      playthrough.world.faults = { ...playthrough.world.faults, failNext };
    },
  },
  'another-provider': {
    title: 'A provider that breaks the contract',
    text: 'Chidi has approved Ada’s order. Amounts arrive as texts, ids in capitals, times without their zone.',
    persona: 'ada',
    path: MAIN_PATHS.pay,
    async play(playthrough) {
      await approved(playthrough);
      playthrough.world.deviations = DEVIATING.map((name) => ({ name, operationIds: [...READ] }));
    },
  },
} as const satisfies Record<string, Scenario>;
