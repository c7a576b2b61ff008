import { type PersonaId, SCREENS, personaOf, updateUserDetails } from '@amana/mock-backend';
import { fillBusy } from '../fill-busy.ts';
import { fillDefault } from '../fill-default.ts';
import { run, personOf } from '../run-step.ts';
import { disputed } from './disputes.ts';
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

async function twoMonths({ world, ago }: Playthrough): Promise<void> {
  await ago(0);
  await fillDefault(world);
}

async function rename(
  { world }: Playthrough,
  id: PersonaId,
  firstName: string,
  lastName: string,
): Promise<void> {
  const { profile, phoneNumber } = personaOf(id) ?? {};
  if (!profile || phoneNumber === undefined) throw new Error(`${id} has no profile to rename`);
  const { id: userId } = personOf(world, id);
  const details = { ...profile, id: userId, phoneNumber, firstName, lastName };
  await run(world, () => updateUserDetails(world, personOf(world, id), details));
}

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
      await rename(
        playthrough,
        'ada',
        'Oluwadamilola Ifeoluwakiitan Oluwatobilobamidele',
        'Adebayo-Okonkwo-Nwachukwu Olorunfunmilayo',
      );
      await rename(
        playthrough,
        'chidi',
        'Chukwuemeka Onyekachukwu Ebubechukwukamsiyochukwu',
        'Okechukwu-Oghenekevwe-Anyanwuocha Nwabueze',
      );
      const trade = await playthrough.mainTrade({ description: LAND, amountNaira: 999_999_999 });
      await playthrough.ago(HOUR_MS);
      await trade.approve();
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
      await playthrough.ago(2 * HOUR_MS);
      const trade = await playthrough.mainTrade();
      await playthrough.ago(30 * MINUTE_MS);
      await trade.approve();
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
      await playthrough.ago(2 * HOUR_MS);
      const trade = await playthrough.mainTrade();
      await playthrough.ago(HOUR_MS);
      await trade.approve();
      playthrough.world.deviations = DEVIATING.map((name) => ({ name, operationIds: [...READ] }));
    },
  },
} as const satisfies Record<string, Scenario>;
