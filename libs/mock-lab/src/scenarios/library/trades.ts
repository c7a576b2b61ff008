import { approved, created, disputed, opened, paid, shipped, transferred } from './main-trade.ts';
import { type Scenario, DAY_MS, HOUR_MS, MINUTE_MS, MAIN_PATHS } from './scenario.ts';

export const ORDERS = {
  'order-to-approve': {
    title: 'An order waits for the seller',
    text: 'Ada wants to buy a laptop from Chidi, who has not approved yet.',
    persona: 'chidi',
    path: MAIN_PATHS.approve,
    play: created,
  },
  'order-to-pay': {
    title: 'An approved order waits for payment',
    text: 'Chidi has approved Ada’s order and named a delivery day; Ada has not begun to pay.',
    persona: 'ada',
    path: MAIN_PATHS.pay,
    play: approved,
  },
  'order-link-for-a-newcomer': {
    title: 'A link for somebody new',
    text: 'Ada has named kemi@example.test as the seller, who has no account: the mailed link leads to signing in or up.',
    persona: null,
    path: MAIN_PATHS.orderLink,
    play: (playthrough) =>
      created(playthrough, {
        newcomerEmail: 'kemi@example.test',
        description: 'Aso-ebi for the wedding',
        amountNaira: 45_000,
      }),
  },
  'order-waits-for-bank-details': {
    title: 'A sale waits for bank details',
    text: 'Tunde has offered Ada a freezer, but the order stays pending until he stores a bank account.',
    persona: 'tunde',
    path: MAIN_PATHS.order,
    play: (playthrough) =>
      created(playthrough, {
        seller: 'tunde',
        creator: 'seller',
        description: 'Second-hand chest freezer',
        amountNaira: 135_000,
      }),
  },
  'order-rejected': {
    title: 'Rejected by the seller',
    text: 'Chidi has rejected Ada’s order before any money moved.',
    persona: 'ada',
    path: MAIN_PATHS.order,
    async play(playthrough) {
      const trade = await created(playthrough);
      await trade.stop('reject');
    },
  },
} as const satisfies Record<string, Scenario>;

export const PAYMENT = {
  'account-waits-for-money': {
    title: 'An account waits for the transfer',
    text: 'Ada has just asked for a temporary account; the money comes when somebody sends it.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    play: (playthrough) => opened(playthrough, 0),
  },
  'account-about-to-expire': {
    title: 'The account is about to expire',
    text: 'Ada’s temporary account has one minute to live, and nothing has come.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    play: (playthrough) => opened(playthrough, playthrough.world.settings.accountLifetimeMs - MINUTE_MS),
  },
  'account-expired': {
    title: 'The account has expired',
    text: 'No money came in time; Ada can ask for a new account.',
    persona: 'ada',
    path: MAIN_PATHS.order,
    play: (playthrough) => opened(playthrough, playthrough.world.settings.accountLifetimeMs + MINUTE_MS),
  },
  underpaid: {
    title: 'Paid too little',
    text: 'Ada sent ₦500 less than was due; it went back, and the account still waits for the exact amount.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    play: (playthrough) => transferred(playthrough, -500),
  },
  overpaid: {
    title: 'Paid too much',
    text: 'Ada sent ₦500 more than was due; the order is paid and the surplus went back.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    play: (playthrough) => transferred(playthrough, 500),
  },
  'late-transfer': {
    title: 'The money came too late',
    text: 'Ada’s transfer came a minute after the account had expired and was returned; both parties were notified.',
    persona: 'ada',
    path: MAIN_PATHS.order,
    async play(playthrough) {
      const trade = await opened(playthrough, playthrough.world.settings.accountLifetimeMs + 10 * MINUTE_MS);
      await playthrough.ago(9 * MINUTE_MS);
      await trade.transfer();
    },
  },
  'transfer-on-its-way': {
    title: 'The money is on its way',
    text: 'Ada sent the exact amount six minutes ago; her bank delivers it in five more, before the account expires.',
    persona: 'ada',
    path: MAIN_PATHS.account,
    async play(playthrough) {
      const trade = await opened(playthrough, 10 * MINUTE_MS);
      await playthrough.ago(6 * MINUTE_MS);
      await trade.transfer({ delayMs: 11 * MINUTE_MS });
    },
  },
  'cancelled-while-paying': {
    title: 'Cancelled while the money was on its way',
    text: 'Ada cancelled after she had sent the money. The transfer reached a closed account and was returned.',
    persona: 'ada',
    path: MAIN_PATHS.order,
    async play(playthrough) {
      const trade = await opened(playthrough, 10 * MINUTE_MS);
      await trade.transfer({ delayMs: 5 * MINUTE_MS });
      await playthrough.ago(8 * MINUTE_MS);
      await trade.stop('cancel');
    },
  },
} as const satisfies Record<string, Scenario>;

export const DELIVERY = {
  'paid-waiting-for-shipment': {
    title: 'Paid, waiting for shipment',
    text: 'Ada’s money is held since yesterday; Chidi has not sent the laptop yet.',
    persona: 'chidi',
    path: MAIN_PATHS.manage,
    play: (playthrough) => paid(playthrough, 1),
  },
  'seller-is-late': {
    title: 'The seller is late',
    text: 'Ada paid eight days ago. The delivery date has passed and Chidi has not sent the laptop; the money is held.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    play: (playthrough) => paid(playthrough, 8),
  },
  'shipped-waiting-for-code': {
    title: 'Shipped, waiting for the code',
    text: 'The laptop is on its way since yesterday; Ada has the confirmation code in her mail.',
    persona: 'ada',
    path: MAIN_PATHS.manage,
    play: (playthrough) => shipped(playthrough, 1),
  },
  'code-wrong-four-times': {
    title: 'Four wrong codes',
    text: 'Ada has typed a wrong code four times; the fifth voids it.',
    persona: 'ada',
    path: `${MAIN_PATHS.manage}?open=productReceived`,
    async play(playthrough) {
      const trade = await shipped(playthrough, 1);
      await playthrough.ago(HOUR_MS);
      for (let tries = 0; tries < 4; tries += 1) await trade.typeWrongCode();
    },
  },
  settling: {
    title: 'Delivered, the money is being settled',
    text: 'Ada has confirmed receipt; settlement takes a day per step, and the first of three is done.',
    persona: 'chidi',
    path: MAIN_PATHS.receipt,
    settings: { settlementStepMs: DAY_MS },
    async play(playthrough) {
      const trade = await shipped(playthrough, 3);
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
      const trade = await shipped(playthrough, 2);
      await playthrough.ago(DAY_MS);
      await trade.receive();
      await playthrough.ago(MINUTE_MS);
    },
  },
} as const satisfies Record<string, Scenario>;

export const DISPUTES = {
  'disputed-with-a-document': {
    title: 'Disputed with a document',
    text: 'The laptop came with a cracked screen; Ada lodged a dispute with a picture yesterday.',
    persona: 'ada',
    path: MAIN_PATHS.dispute,
    play: disputed,
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
} as const satisfies Record<string, Scenario>;
