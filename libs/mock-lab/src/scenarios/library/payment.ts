import {
  type Playthrough,
  type Scenario,
  NO_AUTOMATIC_PAYMENT,
  HOUR_MS,
  MINUTE_MS,
  MAIN_PATHS,
} from './scenario.ts';

async function opened({ ago, mainTrade }: Playthrough, agoMs: number) {
  await ago(2 * HOUR_MS);
  const trade = await mainTrade();
  await trade.approve();
  await ago(agoMs);
  await trade.openAccount();
  return trade;
}

export const PAYMENT = {
  'account-waits-for-money': {
    title: 'An account waits for the transfer',
    text: 'Ada has just asked for a temporary account; the money comes when somebody sends it.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    settings: NO_AUTOMATIC_PAYMENT,
    play: (playthrough) => opened(playthrough, 0),
  },
  'account-about-to-expire': {
    title: 'The account is about to expire',
    text: 'Ada’s temporary account has one minute to live, and nothing has come.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    settings: NO_AUTOMATIC_PAYMENT,
    play: (playthrough) => opened(playthrough, playthrough.world.settings.accountLifetimeMs - MINUTE_MS),
  },
  'account-expired': {
    title: 'The account has expired',
    text: 'No money came in time; Ada can ask for a new account.',
    persona: 'ada',
    path: MAIN_PATHS.order,
    settings: NO_AUTOMATIC_PAYMENT,
    play: (playthrough) => opened(playthrough, playthrough.world.settings.accountLifetimeMs + MINUTE_MS),
  },
  underpaid: {
    title: 'Paid too little',
    text: 'Ada sent ₦500 less than was due; it went back, and the account still waits for the exact amount.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    settings: NO_AUTOMATIC_PAYMENT,
    async play(playthrough) {
      const trade = await opened(playthrough, 10 * MINUTE_MS);
      await playthrough.ago(MINUTE_MS);
      await trade.transfer({ moreNaira: -500 });
    },
  },
  overpaid: {
    title: 'Paid too much',
    text: 'Ada sent ₦500 more than was due; the order is paid and the surplus went back.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    settings: NO_AUTOMATIC_PAYMENT,
    async play(playthrough) {
      const trade = await opened(playthrough, 10 * MINUTE_MS);
      await playthrough.ago(MINUTE_MS);
      await trade.transfer({ moreNaira: 500 });
    },
  },
  'late-transfer': {
    title: 'The money came too late',
    text: 'Ada’s transfer came a minute after the account had expired and was returned; both parties were notified.',
    persona: 'ada',
    path: MAIN_PATHS.order,
    settings: NO_AUTOMATIC_PAYMENT,
    async play(playthrough) {
      const trade = await opened(playthrough, playthrough.world.settings.accountLifetimeMs + 10 * MINUTE_MS);
      await playthrough.ago(9 * MINUTE_MS);
      await trade.transfer();
    },
  },
  'transfer-on-its-way': {
    title: 'The money is on its way',
    text: 'Ada has sent the exact amount; her bank delivers it in five minutes, before the account expires.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    settings: NO_AUTOMATIC_PAYMENT,
    async play(playthrough) {
      const trade = await opened(playthrough, 5 * MINUTE_MS);
      await playthrough.ago(0);
      await trade.transfer({ delayMs: 5 * MINUTE_MS });
    },
  },
} as const satisfies Record<string, Scenario>;
