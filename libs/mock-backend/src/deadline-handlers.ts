import { replyAsSupport } from './use-cases/chat/support.ts';
import { expireAccount, payByItself } from './use-cases/payments/expire-account.ts';
import { creditScheduledTransfer } from './use-cases/payments/send-transfer.ts';
import { takeSettlementStep } from './use-cases/transactions/settlement.ts';
import { deliverLateMail, LATE_MAIL_DEADLINE } from './world/tell.ts';
import type { DeadlineHandler } from './world/run-due.ts';

/** What happens by itself, by the type of its deadline. */
export const deadlineHandlers: Readonly<Record<string, DeadlineHandler>> = {
  'account-expires': expireAccount,
  'auto-pay': payByItself,
  [LATE_MAIL_DEADLINE]: deliverLateMail,
  'scheduled-transfer': creditScheduledTransfer,
  'settlement-step': takeSettlementStep,
  'support-reply': replyAsSupport,
};
