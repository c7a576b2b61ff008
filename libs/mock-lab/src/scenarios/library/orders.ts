import { type Scenario, HOUR_MS, MAIN_PATHS } from './scenario.ts';

export const ORDERS = {
  'order-to-approve': {
    title: 'An order waits for the seller',
    text: 'Ada wants to buy a laptop from Chidi, who has not approved yet.',
    persona: 'chidi',
    path: MAIN_PATHS.approve,
    async play({ ago, mainTrade }) {
      await ago(HOUR_MS);
      await mainTrade();
    },
  },
  'order-to-pay': {
    title: 'An approved order waits for payment',
    text: 'Chidi has approved Ada’s order and named a delivery day; Ada has not begun to pay.',
    persona: 'ada',
    path: MAIN_PATHS.pay,
    async play({ ago, mainTrade }) {
      await ago(2 * HOUR_MS);
      const trade = await mainTrade();
      await ago(HOUR_MS);
      await trade.approve();
    },
  },
  'order-link-for-a-newcomer': {
    title: 'A link for somebody new',
    text: 'Ada has named kemi@example.test as the seller, who has no account: the mailed link leads to signing in or up.',
    persona: null,
    path: MAIN_PATHS.orderLink,
    async play({ ago, mainTrade }) {
      await ago(HOUR_MS);
      await mainTrade({
        newcomerEmail: 'kemi@example.test',
        description: 'Aso-ebi for the wedding',
        amountNaira: 45_000,
      });
    },
  },
  'order-waits-for-bank-details': {
    title: 'A sale waits for bank details',
    text: 'Tunde has offered Ada a freezer, but the order stays pending until he stores a bank account.',
    persona: 'tunde',
    path: MAIN_PATHS.order,
    async play({ ago, mainTrade }) {
      await ago(HOUR_MS);
      await mainTrade({
        seller: 'tunde',
        creator: 'seller',
        description: 'Second-hand chest freezer',
        amountNaira: 135_000,
      });
    },
  },
  'order-rejected': {
    title: 'Rejected by the seller',
    text: 'Chidi has rejected Ada’s order before any money moved.',
    persona: 'ada',
    path: MAIN_PATHS.order,
    async play({ ago, mainTrade }) {
      await ago(2 * HOUR_MS);
      const trade = await mainTrade();
      await ago(HOUR_MS);
      await trade.stop('reject');
    },
  },
  'order-cancelled': {
    title: 'Cancelled by the buyer',
    text: 'Ada has cancelled her approved order before any money moved.',
    persona: 'chidi',
    path: MAIN_PATHS.order,
    async play({ ago, mainTrade }) {
      await ago(3 * HOUR_MS);
      const trade = await mainTrade();
      await trade.approve();
      await ago(HOUR_MS);
      await trade.stop('cancel');
    },
  },
} as const satisfies Record<string, Scenario>;
