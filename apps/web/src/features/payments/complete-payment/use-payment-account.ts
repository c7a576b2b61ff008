import {
  type Order,
  type Transaction,
  getInitiatePaymentMutationKey,
  getOrder,
  getTransaction,
  initiatePayment,
  isApiError,
  serverClock,
  useGetTransaction,
} from '@amana/api';
import {
  EXPIRED,
  type PaymentMethod,
  TRANSACTIONS_REFRESH_MS,
  awaitsPayment,
  awaitsTransfer,
  countdown,
  isPaidAlready,
  paymentMethodProblem,
  openTransactionId,
} from '@amana/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmedChange } from '../../../changes/confirmed-change.ts';
import { pollEvery } from '../../../shared/queries/poll-every.ts';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { useRetryFailed } from '../../../shared/hooks/use-retry-failed.ts';
import { changedStatus } from '../../../trade/use-order-command.ts';
import { ExplainedError, UnseenError } from '../../../changes/show-error.ts';
import { useChange } from '../../../changes/use-change.ts';
import { type ShownAccount, accountOf } from '../account-details.tsx';
import { useCreatedAccount } from './use-created-account.ts';

const NO_ACCOUNT = 'Failed to generate bank details';

/** Reads the account from the transaction after a reload, and once the server has closed this page's account. */
export function usePaymentAccount(order: Order, readAtMs: number) {
  const queryClient = useQueryClient();
  const isOpen = awaitsTransfer(order.orderStatus);
  const { created, isClosed, setCreated, reopen } = useCreatedAccount(isOpen, readAtMs);
  const openId = openTransactionId(order);
  const isRead = openId !== null && (created === null || isClosed);
  // A reading from just before the account was opened does not have it yet.
  const transaction = useGetTransaction(openId ?? '', { query: { enabled: isRead, staleTime: 0 } });
  const lookUp = useStickyError(transaction, useRetryFailed());
  const isUnread = isRead && created === null && transaction.data === undefined;
  const found = isRead ? openAccountOf(transaction.data?.data) : null;
  const isUpToDate = transaction.isSuccess && !transaction.isFetching;
  if (isClosed && isUpToDate && isStillOpen(found, created)) reopen();
  const account = otherThan(created, found) ?? created;
  const lastTransaction = useTransactionWithoutAccount(order);
  const isPaidInto = isRead && transaction.data !== undefined && isPaidAlready(transaction.data.data);
  const [isNotSent, setIsNotSent] = useState(false);
  const initiation = useChange({
    // The key finds a request under way when the page is opened again.
    mutationKey: [...getInitiatePaymentMutationKey(), order.id],
    send: async (method: PaymentMethod | null) => {
      const problem = paymentMethodProblem(method);
      if (problem !== null) throw new ExplainedError(problem);
      return confirmedChange<{ data: ShownAccount; message?: string }>(
        () => initiatePayment({ orderId: order.id }),
        () => findOtherAccount(order.id, account),
      ).catch(async (error: unknown) => {
        // `useFollowPayment` reports a change of the order.
        if ((await changedStatus(queryClient, error, order)) !== null) return null;
        throw isWithoutAccount(error) ? new ExplainedError(NO_ACCOUNT) : error;
      });
    },
    success: (answer) =>
      answer === null ? null : (answer.message ?? 'Bank account details generated successfully'),
    onDone: (answer) => {
      if (answer !== null) setCreated(answer.data);
    },
    failed: 'An error occurred while processing your payment.',
    onFailed: (error) => setIsNotSent(isApiError(error) && error.kind === 'offline'),
    affectsTrades: true,
  });
  return {
    initiation,
    /** The device was offline, so the last request was not sent. */
    isNotSent,
    account,
    isNew: account !== null && account === created,
    isClosed: isClosed && account === created,
    isLookingUp: isUnread && lookUp.error === null,
    /** Why the open account is unknown. */
    lookUpFailure: isUnread && lookUp.error !== null ? lookUp : null,
    /** According to the order's transaction, a payment was made already. */
    isPaidAlready: isPaidInto || (lastTransaction !== undefined && isPaidAlready(lastTransaction)),
    /** The order's newest account, if it has expired. */
    expired: account === null ? accountIn(lastTransaction) : null,
  };
}

/** The transaction of an order that awaits a payment, but has no open account, such as after the last one expired. */
function useTransactionWithoutAccount({ orderStatus, transactionId }: Order): Transaction | undefined {
  const id = awaitsPayment(orderStatus) && !awaitsTransfer(orderStatus) ? transactionId : null;
  const { data } = useGetTransaction(id ?? '', {
    query: { enabled: id !== null, refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS) },
  });
  // The order may have been read later.
  return id === null || data === undefined ? undefined : { ...data.data, orderStatus };
}

/** The service answered without an account, and the order has none either. */
function isWithoutAccount(error: unknown): boolean {
  return error instanceof UnseenError && isApiError(error.cause) && error.cause.kind === 'incomplete';
}

/** For a call whose answer was lost: the order's open account, unless it is the one that was shown. */
async function findOtherAccount(orderId: string, shown: ShownAccount | null) {
  const openId = openTransactionId((await getOrder(orderId)).data);
  const open = openId === null ? null : openAccountOf((await getTransaction(openId)).data);
  const other = otherThan(shown, open);
  return other === null ? null : { data: other };
}

function otherThan(shown: ShownAccount | null, found: ShownAccount | null): ShownAccount | null {
  return found === null || found.accountNumber === shown?.accountNumber ? null : found;
}

/** Whether a transaction that awaits a transfer still has the account. An expired one is closed. */
function isStillOpen(found: ShownAccount | null, created: ShownAccount | null): boolean {
  if (found === null || otherThan(created, found) !== null) return false;
  const { accountNumberExpiry } = found;
  return !accountNumberExpiry || countdown(accountNumberExpiry, serverClock.now()) !== EXPIRED;
}

function openAccountOf(transaction: Transaction | undefined): ShownAccount | null {
  const account = accountIn(transaction);
  return account?.accountNumber === '' ? null : account;
}

function accountIn(transaction: Transaction | undefined): ShownAccount | null {
  return transaction === undefined ? null : accountOf(transaction);
}
