import { replyAsSupport, SUPPORT_REPLY_DEADLINE } from './chat/support.ts';
import { expireAccount } from './payments/temporary-account.ts';
import { creditScheduledTransfer, payAutomatically } from './payments/transfers.ts';
import { takeSettlementStep } from './transactions/settlement.ts';
import { SETTLEMENT_DEADLINE } from '../store/control-names.ts';
import { deliverLateMail, LATE_MAIL_DEADLINE } from '../simulation/send-mail.ts';
import type { DeadlineHandler } from '../simulation/run-due-deadlines.ts';

export const deadlineHandlers: Readonly<Record<string, DeadlineHandler>> = {
  'account-expires': expireAccount,
  'auto-pay': payAutomatically,
  [LATE_MAIL_DEADLINE]: deliverLateMail,
  'scheduled-transfer': creditScheduledTransfer,
  [SETTLEMENT_DEADLINE]: takeSettlementStep,
  [SUPPORT_REPLY_DEADLINE]: replyAsSupport,
};
