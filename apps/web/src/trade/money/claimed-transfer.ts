import type { TradeEvent } from '@amana/api';
import { number, object, string } from 'yup';
import { timeText } from '../../shared/dates/date-text.ts';
import { fitting } from '../../shared/navigation-state.ts';
import { sentTransferKey } from '../../storage/storage-keys.ts';
import { localStore } from '../../storage/storage.ts';

const CLAIMED_TRANSFER = object({
  accountNumber: string().defined(),
  /** Server time of the press, in ms since 1970. */
  atMs: number().defined(),
  /** Time of the newest returned transfer that was known at the press, or 0; a later one answers it. */
  returnedAtMs: number().defined(),
});

/**
 * What the buyer said about their transfer, kept in this browser; null if they said nothing. It is their word only:
 * whether the money arrived is known from the order.
 */
export function claimedTransfer(orderId: string) {
  return fitting(CLAIMED_TRANSFER, localStore.readJson(sentTransferKey(orderId)));
}

/** The claim, unless a transfer was returned since. */
export function openClaim(orderId: string, events: readonly TradeEvent[] = []) {
  const claim = claimedTransfer(orderId);
  const returned = events.findLast(({ kind }) => kind === 'transferReturned');
  const isAnswered = claim !== null && returned !== undefined && Date.parse(returned.at) > claim.returnedAtMs;
  return isAnswered ? null : claim;
}

/** While the account is open. */
export const LOOKING_FOR_TRANSFER = 'Looking for your transfer…';

/** @param atMs server time of the press, in ms since 1970 */
export function claimText(atMs: number): string {
  return `You said at ${timeText(new Date(atMs).toISOString())} that you sent the money.`;
}
