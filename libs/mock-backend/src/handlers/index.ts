import { accountHandlers } from './account-handlers.ts';
import { bankHandlers, bankWaits } from './bank-handlers.ts';
import { controlHandlers } from './control-handlers.ts';
import { simulationHandlers } from './simulation-handlers.ts';
import { notificationHandlers } from './notification-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { transactionHandlers } from './transaction-handlers.ts';
import type { Waits } from './handler.ts';
import type { Handlers } from '../http/pipeline.ts';

/** Every operation of the contract and of the control API: one that is missing does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...notificationHandlers,
  ...bankHandlers,
  ...orderHandlers,
  ...transactionHandlers,
  ...controlHandlers,
  ...simulationHandlers,
};

export const waits: Waits = bankWaits;
