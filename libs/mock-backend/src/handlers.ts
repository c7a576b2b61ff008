import { accountHandlers } from './handlers/account-handlers.ts';
import { bankHandlers, bankWaits } from './handlers/bank-handlers.ts';
import { controlHandlers } from './handlers/control-handlers.ts';
import { counterpartHandlers } from './handlers/counterpart-handlers.ts';
import { notificationHandlers } from './handlers/notification-handlers.ts';
import { orderHandlers } from './handlers/order-handlers.ts';
import { transactionHandlers } from './handlers/transaction-handlers.ts';
import type { Waits } from './http/handler.ts';
import type { Handlers } from './http/pipeline.ts';

/** Every operation of the contract and of the control API: one that is missing does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...notificationHandlers,
  ...bankHandlers,
  ...orderHandlers,
  ...transactionHandlers,
  ...controlHandlers,
  ...counterpartHandlers,
};

export const waits: Waits = bankWaits;
