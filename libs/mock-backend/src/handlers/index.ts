import { accountHandlers } from './account-handlers.ts';
import { bankHandlers } from './bank-handlers.ts';
import { controlHandlers } from './control-handlers.ts';
import { notificationHandlers } from './notification-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { transactionHandlers } from './transaction-handlers.ts';
import type { Handlers } from './handler-types.ts';

/** Every operation of both contracts; a missing one is a compile error. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...notificationHandlers,
  ...bankHandlers,
  ...orderHandlers,
  ...transactionHandlers,
  ...controlHandlers,
};

export { bankPreparations as preparations } from './bank-handlers.ts';
