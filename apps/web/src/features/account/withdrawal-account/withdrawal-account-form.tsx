import {
  type Bank,
  type BankAccount,
  errorText,
  getBankAccount,
  getBanks,
  getGetBankAccountQueryKey,
  getGetBanksQueryKey,
  resolveBankAccount,
  useSaveBankAccount,
} from '@amana/api';
import { ACCOUNT_NUMBER_INPUT, BANK_LIST_PAGE_SIZE, canResolveAccount, mayBeHolder } from '@amana/domain';
import { bankDetailsSchema } from '@amana/domain/validation';
import { BankSelect, Button, DigitField, KeepFocus, Notice, TextField } from '@amana/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { change } from '../../../server-state/change.ts';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { nullIfPastLastPage } from '../../../server-state/null-if-past-last-page.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import { useViewerName } from '../../../viewer/use-viewer.ts';
import { resolveLostUpdate, storeAnswer, useReturnTo } from '../account-update.ts';

const NOT_LOADED = 'The banks could not be loaded';
const NOT_LISTED = 'This bank is not among the banks any more. Choose another one.';

export function WithdrawalAccountForm({ userId, stored }: { userId: string; stored: BankAccount | null }) {
  const banks = useQuery({ queryKey: [...getGetBanksQueryKey(), 'every page'], queryFn: readBanks });
  const queryClient = useQueryClient();
  const returnTo = useReturnTo();
  const leave = useLeaveWhenDone();
  const save = useChange(
    useSaveBankAccount({
      mutation: change({
        find: async ({ data }) => {
          const now = await getBankAccount(userId);
          return resolveLostUpdate(now, {
            isSent: isSameAccount(now.data, data),
            isAsBefore: isSameAccount(now.data, stored),
          });
        },
        success: 'Account updated successfully',
        onDone: async (saved) => {
          await storeAnswer(queryClient, getGetBankAccountQueryKey(userId), saved);
          if (returnTo !== null) await leave(returnTo);
        },
      }),
    }),
  );
  const form = useSchemaForm({
    initialValues: {
      bankId: stored?.bankId ?? '',
      bankName: stored?.bankName ?? '',
      accountNumber: stored?.accountNumber ?? '',
      accountName: stored?.accountName ?? '',
    },
    enableReinitialize: true,
    asOne: true,
    schema: bankDetailsSchema,
    onSubmit: (data) => save.submit({ userId, data }),
  });
  const { values, errorOf, setValue } = form;
  const bank = banks.data?.find(({ id }) => id === values.bankId);
  const isStored = isSameAccount(stored, values);
  const lookup = useAccountName(isStored ? undefined : bank?.code, values.accountNumber);
  const name = lookup.data?.data.accountName ?? '';
  const problem = lookup.isError ? errorText(lookup.error, 'An error occurred') : null;
  const accountName = isStored ? (stored?.accountName ?? '') : name;
  useEffect(() => {
    // Setting the same value would needlessly validate the form, and load the schema.
    if (accountName !== values.accountName) void setValue('accountName', accountName);
    // Formik's setter is a new function with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [accountName, values.accountName]);
  const choose = (chosen: Bank | null) => {
    void setValue('bankId', chosen?.id ?? '');
    void setValue('bankName', chosen?.name ?? '');
  };
  // The holder of a stored account stays known while the number is unchanged.
  const isUnlisted = banks.data !== undefined && values.bankId !== '' && bank === undefined && !isStored;
  const areUnknown = banks.isError && banks.data === undefined;
  return (
    <GuardedForm
      form={form}
      label="Withdrawal account"
      submitText="Save"
      change={save}
      // A form that is left afterwards stays busy, and is not reinitialised with the saved values.
      isBusy={returnTo === null ? save.isPending : save.isBusy}
      disabled={lookup.isFetching}
      disabledReason="The name of the account is being looked up"
    >
      <BankSelect
        label="Bank"
        emptyText={areUnknown ? NOT_LOADED : banks.isPending ? 'Loading…' : 'No banks found'}
        banks={banks.data ?? []}
        chosenName={values.bankName}
        error={isUnlisted ? NOT_LISTED : (errorOf('bankName') ?? errorOf('bankId'))}
        onSelect={choose}
        onBlur={form.field('bankName').onBlur}
      />
      {areUnknown && (
        <KeepFocus findHome={fieldBefore}>
          <Notice tone="warning">
            {`${NOT_LOADED}. `}
            <Button variant="link" loading={banks.isFetching} onClick={() => void banks.refetch()}>
              Retry
            </Button>
          </Notice>
        </KeepFocus>
      )}
      <DigitField
        {...form.digitField('accountNumber', ACCOUNT_NUMBER_INPUT)}
        label="Account Number"
        autoComplete="off"
      />
      <AccountHolder found={name} name={accountName} />
      <TextField
        label="Account Name"
        name="accountName"
        value={lookup.isFetching ? 'Looking up…' : accountName}
        readOnly
        error={problem ?? errorOf('accountName')}
        hint="Filled in by your bank"
      />
      {problem !== null && (
        <KeepFocus findHome={fieldBefore}>
          <Button variant="link" onClick={() => void lookup.refetch()}>
            Retry
          </Button>
        </KeepFocus>
      )}
    </GuardedForm>
  );
}

async function readBanks(): Promise<Bank[]> {
  const banks = new Map<string, Bank>();
  for (let PageNumber = 1; ; PageNumber += 1) {
    const page = { Filter: '', OrderBy: 'name' as const, PageSize: BANK_LIST_PAGE_SIZE, PageNumber };
    const answer = await nullIfPastLastPage(getBanks(page), banks.size > 0);
    const known = banks.size;
    for (const bank of answer?.data ?? []) banks.set(bank.id, bank);
    // A service may send shorter pages than requested, no total, or always the same page.
    if (banks.size === known) return [...banks.values()];
  }
}

type Account = Pick<BankAccount, 'bankId' | 'accountNumber'>;

function isSameAccount(one: Account | null, other: Account | null): boolean {
  return one?.bankId === other?.bankId && one?.accountNumber === other?.accountNumber;
}

const fieldBefore = (area: HTMLElement) => area.previousElementSibling?.querySelector('input');

/** The query key contains both parameters, so a late answer is never shown next to another number. */
function useAccountName(bankCode: string | undefined, accountNumber: string) {
  return useQuery({
    queryKey: ['account-name', bankCode, accountNumber],
    enabled: canResolveAccount(bankCode, accountNumber),
    retry: false,
    staleTime: 60_000,
    queryFn: () => resolveBankAccount({ bankCode: bankCode ?? '', accountNumber }),
  });
}

/** Always rendered, because screen readers announce only changes of an existing region. */
function AccountHolder({ found, name }: { found: string; name: string }) {
  const viewerName = useViewerName();
  const isOther = !mayBeHolder(name, viewerName);
  return (
    <div className={isOther ? undefined : 'visually-hidden'} role="status">
      {found !== '' && <p className="visually-hidden">{`Account Name: ${found}`}</p>}
      {isOther && (
        <Notice tone="warning">
          {`This account belongs to ${name}; your profile says ${viewerName}. If you save it, your sales will be paid into it.`}
        </Notice>
      )}
    </div>
  );
}
