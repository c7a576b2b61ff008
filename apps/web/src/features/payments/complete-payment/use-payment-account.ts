import {
  type Order,
  type PaymentAccount,
  getInitiatePaymentMutationKey,
  getOrder,
  getTransaction,
  isApiError,
  isIncomplete,
  useGetTransaction,
  useInitiatePayment,
} from '@amana/api';
import {
  type PaymentMethod,
  awaitsPayment,
  awaitsTransfer,
  isPaidAlready,
  paymentMethodProblem,
  openTransactionId,
} from '@amana/domain';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeError } from '../../../server-state/change-error.ts';
import { change } from '../../../server-state/change.ts';
import { recordPolling } from '../../../server-state/poll-every.ts';
import { useStickyError } from '../../../server-state/use-sticky-error.ts';
import { useRetryFailed } from '../../../server-state/use-retry-failed.ts';
import { sentTransferKey } from '../../../storage/storage-keys.ts';
import { localStore } from '../../../storage/storage.ts';
import { changedStatus } from '../../../trade/actions/order-command.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { accountOf } from '../account-details.tsx';
import { paymentRefreshMs } from '../use-follow-payment.ts';

/** The account to pay into: what the last answer gave, or what the order's transaction has said since. */
export function usePaymentAccount(order: Order, method: PaymentMethod | null) {
  const [created, setCreated] = useState<ReturnType<typeof createdNow> | null>(null);
  const id = awaitsPayment(order.orderStatus) ? order.transactionId : null;
  const query = useGetTransaction(id ?? '', {
    query: { ...recordPolling(paymentRefreshMs), enabled: id !== null, staleTime: 0 },
  });
  const { error, retry } = useStickyError(query, useRetryFailed());
  const isNewest = created === null || query.dataUpdatedAt > created.atMs;
  const transaction = id !== null && isNewest ? query.data?.data : undefined;
  // A payment that arrived, or an unknown status, does not show that the account has expired.
  const isClosed =
    transaction !== undefined &&
    awaitsPayment(transaction.orderStatus) &&
    !awaitsTransfer(transaction.orderStatus);
  const recorded = transaction === undefined ? null : accountOf(transaction);
  const isSame = recorded !== null && recorded.accountNumber === created?.account.accountNumber;
  // A reading from just before the request may still have the account that has expired.
  const isReplaced = created === null || (!isSame && !isClosed);
  const isUsable = isReplaced && recorded !== null && (isClosed || recorded.accountNumber !== '');
  const account = isUsable ? recorded : (created?.account ?? null);
  const isUnread = id !== null && account === null && query.data === undefined;
  // The key finds a request under way when the page is opened again.
  const mutationKey = [...getInitiatePaymentMutationKey(), order.id];
  const isStarting = useIsMutating({ mutationKey }) > 0;
  const sending = useInitiatePayment({
    // The account of a lost answer may have expired since, and the same key would bring it back.
    request: { actsOn: recorded?.accountNumber },
    mutation: {
      mutationKey,
      ...change({
        before: () => {
          const problem = paymentMethodProblem(method);
          if (problem !== null) throw new ChangeError('failed', problem);
        },
        find: () => findOtherAccount(order.id, account),
        explain: async (failure, client) => {
          // `useFollowPayment` reports a change of the order.
          if ((await changedStatus(client, failure, order)) !== null) return new ChangeError('told', '');
          // The service answered without an account, and the order has none either.
          return failure instanceof ChangeError && failure.mayRepeat && isIncomplete(failure.cause)
            ? new ChangeError('failed', 'Failed to generate bank details')
            : null;
        },
        success: ({ message }) => message ?? 'Bank account details generated successfully',
        failed: 'An error occurred while processing your payment.',
        affects: 'trades',
        onDone: ({ data }) => {
          // The buyer's claim about another account does not concern this one.
          localStore.remove(sentTransferKey(order.id));
          setCreated(createdNow(data));
        },
      }),
    },
  });
  const initiation = useChange(sending);
  const cause = sending.error instanceof ChangeError ? sending.error.cause : null;
  return {
    initiation,
    start: () => initiation.press({ data: { orderId: order.id } }),
    isStarting,
    /** The device was offline, so the last request was not sent. */
    isNotSent: isApiError(cause) && cause.kind === 'offline',
    account,
    isNew: account !== null && account === created?.account,
    isClosed: isClosed && (isUsable || isSame),
    isLookingUp: isUnread && error === null,
    /** Why the account is unknown. */
    accountFailure: isUnread && error !== null ? { error, onRetry: retry } : null,
    /** According to the order's transaction, a payment was made already. */
    isPaidAlready: transaction !== undefined && isPaidAlready(transaction),
  };
}

/** With its time, because earlier readings of the transaction do not know the account. */
const createdNow = (account: PaymentAccount) => ({ account, atMs: Date.now() });

/** For a call whose answer was lost: the order's open account, unless it is the one that was shown. */
async function findOtherAccount(
  orderId: string,
  shown: PaymentAccount | null,
): Promise<{ data: PaymentAccount; message?: string } | null> {
  const openId = openTransactionId((await getOrder(orderId)).data);
  const open = openId === null ? null : accountOf((await getTransaction(openId)).data);
  const isOther = open !== null && !['', shown?.accountNumber].includes(open.accountNumber);
  return isOther ? { data: open } : null;
}
