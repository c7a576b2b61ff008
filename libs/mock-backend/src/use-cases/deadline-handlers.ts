import type { DeadlineHandler } from '../simulation/run-due-deadlines.ts';
import { SETTLEMENT_DEADLINE } from '../store/control-names.ts';
import { replyAsSupport } from './chat/chat.ts';
import { expireAccount } from './payments/temporary-account.ts';
import { creditScheduledTransfer, payAutomatically } from './payments/transfers.ts';
import { takeSettlementStep } from './transactions/settlement.ts';

export const deadlineHandlers: Readonly<Record<string, DeadlineHandler>> = {
  'account-expires': expireAccount,
  'auto-pay': payAutomatically,
  'scheduled-transfer': creditScheduledTransfer,
  [SETTLEMENT_DEADLINE]: takeSettlementStep,
  'support-reply': replyAsSupport,
};
