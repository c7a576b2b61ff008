import { UnconfirmedError } from '../../changes/show-error.ts';

interface Found {
  readonly isSent: boolean;
  readonly isAsBefore: boolean;
}

/**
 * What a record says of a change whose answer was lost: null if it is as it was before, the record if it is as it was sent.
 * @throws UnconfirmedError if it is a third one, which another device or the service itself may have made of what was sent
 */
export function foundAfterLoss<Item>(record: Item, { isSent, isAsBefore }: Found): Item | null {
  if (isAsBefore) return null;
  if (isSent) return record;
  throw new UnconfirmedError('The record has become another one');
}
