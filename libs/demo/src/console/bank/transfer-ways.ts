import { type TemporaryAccount, type TransferOutcome, sendTransfer } from '@amana/api/control';
import { kobo, koboToNaira, nairaToKobo } from '@amana/domain';
import { nairaText } from '../parts/texts.ts';

/** How far from the right amount a wrong one is, in kobo. */
const DIFFERENCE_KOBO = 100_000;
const MINUTE_MS = 60_000;

export interface TransferWay {
  readonly label: string;
  /** Resolves to the outcome in words. */
  readonly send: (account: TemporaryAccount, nowMs: number) => Promise<string>;
}

/** The transfers that a buyer's bank may make to one account. */
export const TRANSFER_WAYS: readonly TransferWay[] = [
  { label: 'Exact', send: (account) => transfer(account, account.amount) },
  { label: 'Less', send: (account) => transfer(account, lessThan(account.amount)) },
  { label: 'More', send: (account) => transfer(account, moreThan(account.amount)) },
  { label: 'Late', send: sendLate },
  { label: 'Twice', send: sendTwice },
  { label: 'Delayed', send: (account) => transfer(account, account.amount, { delayMs: MINUTE_MS }) },
];

const OUTCOMES: Readonly<Record<TransferOutcome, string>> = {
  confirmed: 'paid, the money is held',
  overpaid: 'paid, and the surplus went back',
  underpaid: 'too little, so it went back',
  refunded: 'too late, so it went back',
  duplicate: 'the bank has told this transfer before, so nothing moved',
  scheduled: 'on its way: move the clock, or wait',
};

export async function transfer(
  { accountNumber }: TemporaryAccount,
  amount: number,
  more: { delayMs?: number; reference?: string } = {},
): Promise<string> {
  const { data } = await sendTransfer({ accountNumber, amount, ...more });
  return `${nairaText(amount)}: ${OUTCOMES[data.outcome]}`;
}

/** The bank reports the same transfer twice. */
async function sendTwice(account: TemporaryAccount): Promise<string> {
  const reference = `TWICE-${account.accountNumber}`;
  const first = await transfer(account, account.amount, { reference });
  const second = await transfer(account, account.amount, { reference });
  return `First ${first}. Then ${second}`;
}

/** Leaves now, arrives a minute after the account has expired. */
function sendLate(account: TemporaryAccount, nowMs: number): Promise<string> {
  const delayMs = Math.max(0, Date.parse(account.expiresAt) - nowMs) + MINUTE_MS;
  return transfer(account, account.amount, { delayMs });
}

function lessThan(amount: number): number {
  const due = nairaToKobo(amount);
  return koboToNaira(kobo(due > DIFFERENCE_KOBO ? due - DIFFERENCE_KOBO : Math.ceil(due / 2)));
}

function moreThan(amount: number): number {
  return koboToNaira(kobo(nairaToKobo(amount) + DIFFERENCE_KOBO));
}
