import type { Transaction } from '@amana/api';
import { otherStatus, statusLabel } from '@amana/domain';

/** The status that the badge does not show, in words, for a breakdown; no row where both read the same. */
export function otherStatusRow(transaction: Transaction, viewerId: string) {
  const other = otherStatus(transaction, viewerId);
  return other === null ? [] : [{ label: other.name, value: statusLabel(other.status) }];
}
