import {
  type Order,
  type PaymentAccount,
  type Transaction,
  getInitiatePaymentMutationKey,
  getOrder,
  getTransaction,
  initiatePayment,
  isApiError,
  useGetTransaction,
} from '@amana/api';
import {
  type PaymentMethod,
  TOAST_ERROR_MS,
  TOAST_SUCCESS_MS,
  paymentMethodProblem,
  openTransactionId,
} from '@amana/domain';
import { toast } from '@amana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmedChange } from '../../../shared/confirmed-change.ts';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { changedStatus } from '../../../shared/use-order-command.ts';
import { failureText } from '../../../shared/show-error.ts';

const NO_ACCOUNT = 'Failed to generate bank details';

type ShownAccount = Omit<PaymentAccount, 'transactionId'>;

/**
 * The order's temporary account, and the call that creates it. The server returns the same account until it expires, so a
 * second tab creates no other; after a reload the account is read from the order's transaction.
 */
export function usePaymentAccount(order: Order) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [initiated, setInitiated] = useState<ShownAccount | null>(null);
  const openId = openTransactionId(order);
  const transaction = useGetTransaction(openId ?? '', {
    query: { enabled: openId !== null && initiated === null },
  });
  const account = initiated ?? (openId === null ? null : accountOf(transaction.data?.data));
  const initiation = useMutation({
    mutationKey: getInitiatePaymentMutationKey(),
    mutationFn: () =>
      confirmedChange<{ data: ShownAccount; message?: string }>(
        () => initiatePayment({ orderId: order.id }),
        () => findOtherAccount(order.id, account),
      ),
  });
  const fail = (text: string) => {
    setFailure(text);
    toast.error(text, TOAST_ERROR_MS);
  };
  const initiate = async (method: PaymentMethod | null) => {
    const problem = paymentMethodProblem(method);
    if (problem !== null) {
      fail(problem);
      return;
    }
    // A double click reaches this point before React disables the button.
    if (queryClient.isMutating({ mutationKey: getInitiatePaymentMutationKey() }) > 0) return;
    setFailure(null);
    try {
      const { data, message } = await initiation.mutateAsync();
      if (data.accountNumber === '') {
        fail(NO_ACCOUNT);
        return;
      }
      setInitiated(data);
      toast.success(message ?? 'Bank account details generated successfully', TOAST_SUCCESS_MS);
    } catch (error) {
      // `useFollowPayment` reports a change of the order.
      const hasChanged = (await changedStatus(queryClient, error, order)) !== null;
      if (hasChanged) return;
      const isWithoutAccount = isApiError(error) && error.kind === 'incomplete';
      fail(
        failureText(
          error,
          isWithoutAccount ? NO_ACCOUNT : 'An error occurred while processing your payment.',
        ),
      );
    } finally {
      void invalidateTrades(queryClient);
    }
  };
  return {
    initiate,
    /** Of the last try. */
    failure,
    account,
    /** True for an account that this page has created. */
    isNew: initiated !== null,
    isPending: initiation.isPending,
    isLookingUp: openId !== null && initiated === null && transaction.isPending,
  };
}

/** For an initiation whose answer was lost: the open account of the order, unless it is the one that was shown. */
async function findOtherAccount(orderId: string, shown: ShownAccount | null) {
  const openId = openTransactionId((await getOrder(orderId)).data);
  const open = openId === null ? null : accountOf((await getTransaction(openId)).data);
  return open === null || open.accountNumber === shown?.accountNumber ? null : { data: open };
}

function accountOf(transaction: Transaction | undefined): ShownAccount | null {
  if (transaction === undefined) return null;
  const { paymentAccountNumber, paymentAccountName, paymentBankName, accountExpirationTime, totalAmount } =
    transaction;
  if (paymentAccountNumber === null || accountExpirationTime === null || totalAmount === undefined)
    return null;
  return {
    accountNumber: paymentAccountNumber,
    accountName: paymentAccountName ?? '',
    ...(paymentBankName === undefined ? {} : { bankName: paymentBankName }),
    accountNumberExpiry: accountExpirationTime,
    amount: totalAmount,
  };
}
