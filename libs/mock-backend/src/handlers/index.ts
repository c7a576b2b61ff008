import { accountHandlers } from './account-handlers.ts';
import { bankHandlers } from './bank-handlers.ts';
import { chatHandlers } from './chat-handlers.ts';
import { controlHandlers } from './control-handlers.ts';
import { disputeHandlers } from './dispute-handlers.ts';
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
  ...disputeHandlers,
  ...chatHandlers,
  ...controlHandlers,
};

export { bankPreparations as preparations } from './bank-handlers.ts';
