import type { BankAccount } from '@amana/api';
import { errorText, getGetBankAccountQueryKey, useGetBanks, useSaveBankAccount } from '@amana/api';
import { BANK_LIST_PAGE_SIZE, TOAST_ERROR_MS, TOAST_SUCCESS_MS, accountNumberInput } from '@amana/domain';
import { BankSelect, Button, Notice, TextField, toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Form } from '../../../shared/forms/form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useUnsavedChangesQuestion } from '../../../shared/forms/use-unsaved-changes-question.tsx';
import { useAccountName } from './use-account-name.ts';

/** What is stored already stands in the form first. */
export function WithdrawalAccountForm({ userId, stored }: { userId: string; stored: BankAccount | null }) {
  const banks = useGetBanks({ PageSize: BANK_LIST_PAGE_SIZE, PageNumber: 1, OrderBy: 'name' });
  const save = useSaveBankAccount();
  const queryClient = useQueryClient();
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const { form, field, values, errorOf, submit, setValue, touch, isDirty, isSubmitting } = useSchemaForm({
    initialValues: {
      bankId: stored?.bankId ?? '',
      bankName: stored?.bankName ?? '',
      accountNumber: stored?.accountNumber ?? '',
      accountName: stored?.accountName ?? '',
    },
    enableReinitialize: true,
    loadSchema: async () => (await import('@amana/domain/validation')).bankDetailsSchema,
    onSubmit: async (data) => {
      try {
        const saved = await save.mutateAsync({ userId, data });
        queryClient.setQueryData(getGetBankAccountQueryKey(userId), saved);
        toast.success('Account updated successfully', TOAST_SUCCESS_MS);
        if (returnTo !== null) await navigate(returnTo);
      } catch (error) {
        toast.error(errorText(error, 'An error occurred'), TOAST_ERROR_MS);
      }
    },
  });
  // The way back begins before the form knows that what stands in it is stored now.
  const isReturning = save.isSuccess && returnTo !== null;
  const { question } = useUnsavedChangesQuestion(isDirty && !isSubmitting && !isReturning);
  const bank = banks.data?.data.find(({ id }) => id === values.bankId);
  const isStored = stored?.bankId === values.bankId && stored.accountNumber === values.accountNumber;
  const { name, isLooking, problem } = useAccountName(
    isStored ? undefined : bank?.code,
    values.accountNumber,
  );
  const accountName = isStored ? stored.accountName : name;
  useEffect(() => {
    // Setting it judges the form, and that fetches the rules: not for what stands there already.
    if (accountName !== values.accountName) void setValue('accountName', accountName);
    // The form's own setter is new with every render; only the name matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [accountName]);
  const choose = (bankId: string) => {
    void setValue('bankId', bankId);
    void setValue('bankName', banks.data?.data.find(({ id }) => id === bankId)?.name ?? '');
  };
  return (
    <Form formRef={form} label="Withdrawal account" onSubmit={submit}>
      <BankSelect
        label="Bank"
        placeholder="Choose your bank"
        emptyText="No banks found"
        options={(banks.data?.data ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        value={values.bankId === '' ? null : values.bankId}
        loading={banks.isPending}
        error={errorOf('bankName')}
        onSelect={choose}
        onBlur={() => void touch('bankName')}
      />
      {banks.isError && banks.data === undefined && (
        <Notice tone="warning">
          The banks could not be loaded.{' '}
          <Button variant="link" loading={banks.isFetching} onClick={() => void banks.refetch()}>
            Retry
          </Button>
        </Notice>
      )}
      <TextField
        {...field('accountNumber')}
        label="Account Number"
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => void setValue('accountNumber', accountNumberInput(target.value))}
      />
      <TextField
        label="Account Name"
        name="accountName"
        value={isLooking ? 'Looking up…' : values.accountName}
        readOnly
        error={problem ?? errorOf('accountName')}
        hint="Filled in by your bank"
      />
      <Button type="submit" block loading={isSubmitting} disabled={isLooking}>
        Save
      </Button>
      {question}
    </Form>
  );
}

/** Where the person came from to fill this in first, for instance an order that waits for approval. */
function useReturnTo(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  return typeof state.returnTo === 'string' ? state.returnTo : null;
}
