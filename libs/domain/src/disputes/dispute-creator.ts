import { refuse, type Refusal } from '../refusal.ts';

/** Why somebody who did not lodge a dispute cannot cancel it; null for the person who did. */
export function notDisputeCreator(
  createdByUserId: string | null | undefined,
  userId: string | null,
): Refusal<'forbidden'> | null {
  return createdByUserId === userId
    ? null
    : refuse('forbidden', 'Only the person who lodged this dispute can cancel it');
}
