import { serverClock } from '@amana/api';
import { useState } from 'react';
import { localStore } from '../../storage/storage.ts';
import { sentTransferKey } from '../../storage/storage-keys.ts';

interface SentTransfer {
  readonly accountNumber: string;
  /** Server time of the press, in ms since 1970. */
  readonly atMs: number;
  /** Time of the newest returned transfer that was known at the press, or 0; a later one answers it. */
  readonly returnedAtMs: number;
}

/**
 * Remembers across reloads that the buyer said they made the transfer into this account. It is their word only: whether
 * the money arrived is known from the order.
 */
export function useSentTransfer(orderId: string, accountNumber: string, returnedAtMs: number) {
  const [sent, setSent] = useState(() => readSentTransfer(orderId));
  const isAwaited =
    sent !== null && sent.accountNumber === accountNumber && returnedAtMs <= sent.returnedAtMs;
  return {
    sentAtMs: isAwaited ? sent.atMs : null,
    markAsSent: () => {
      const now: SentTransfer = { accountNumber, atMs: serverClock.now(), returnedAtMs };
      localStore.write(sentTransferKey(orderId), JSON.stringify(now));
      setSent(now);
    },
  };
}

function readSentTransfer(orderId: string): SentTransfer | null {
  try {
    const stored: unknown = JSON.parse(localStore.read(sentTransferKey(orderId)) ?? 'null');
    return isSentTransfer(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isSentTransfer(value: unknown): value is SentTransfer {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: keyof SentTransfer, type: string) => typeof Reflect.get(value, name) === type;
  return has('accountNumber', 'string') && has('atMs', 'number') && has('returnedAtMs', 'number');
}
