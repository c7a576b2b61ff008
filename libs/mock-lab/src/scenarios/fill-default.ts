import { type World, createOrder, markAllNotificationsAsRead, sendMessage } from '@amana/mock-backend';
import { DEFAULT_TRADES, playTrade } from './default-trades.ts';
import { CHAT_LINES } from './goods.ts';
import { run, passTime, personOf } from './run-step.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Interval between two trades, longer than any trade. */
const SLOT_MS = 18 * HOUR_MS;
const PACE_MS = HOUR_MS;
/** The last trade began recently, because it still waits for its payment. */
const LAST_SLOT_MS = 15 * MINUTE_MS;
const LAST_PACE_MS = 2 * MINUTE_MS;
/** Slow settlement of the last trades, so that Delivered, ProcessingSettlement and Settling all appear. */
const SLOW_SETTLEMENT_MS = 24 * HOUR_MS;
const SLOW_TRADES = 4;

/** Fills the time before `endMs`, at which the clock then is. */
export async function fillDefault(world: World, endMs: number): Promise<void> {
  const { settings, clock } = world;
  const last = DEFAULT_TRADES.length - 1;
  clock.restore(endMs - LAST_SLOT_MS - SLOT_MS * last, true);
  for (const [index, trade] of DEFAULT_TRADES.entries()) {
    const isSlow = last - index < SLOW_TRADES;
    world.settings = isSlow ? { ...settings, settlementStepMs: SLOW_SETTLEMENT_MS } : settings;
    if (index === last - 4) await talkWithSupport(world);
    if (index === last - 3)
      for (const who of ['ada', 'chidi'] as const)
        await markAllNotificationsAsRead(world, personOf(world, who));
    if (index === last) await createOrderForNewcomer(world);
    await playTrade(world, trade, index === last ? LAST_PACE_MS : PACE_MS);
    const nextMs = index === last ? endMs : endMs - LAST_SLOT_MS - SLOT_MS * (last - 1 - index);
    await passTime(world, nextMs - clock.now());
  }
}

async function talkWithSupport(world: World): Promise<void> {
  const dispute = world.tables.disputes.all().findLast(({ disputeStatus }) => disputeStatus === 'Open');
  if (dispute === undefined) return;
  const say = async (who: 'ada' | 'chidi', Message: string) => {
    const person = personOf(world, who);
    const message = { ThreadId: dispute.id, SenderId: person.id, Message };
    await run(world, sendMessage, person, message);
    await passTime(world, MINUTE_MS);
  };
  for (const line of CHAT_LINES) await say('ada', line);
  await say('chidi', 'I sent it with the bus I always use. I am asking at the park.');
}

async function createOrderForNewcomer(world: World): Promise<void> {
  const ada = personOf(world, 'ada');
  const order = { email: 'kemi@example.test', description: 'Aso-ebi for the wedding', amount: 45_000 };
  await run(world, createOrder, ada, { ...order, buyerId: ada.id });
}
