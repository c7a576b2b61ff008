/** Stored records are not a world of this version. */
export class UnreadableWorldError extends Error {
  readonly reason: 'newer' | 'older' | 'damaged';

  constructor(reason: 'newer' | 'older' | 'damaged') {
    super(
      `The stored world is ${reason === 'damaged' ? 'damaged' : `of ${reason === 'newer' ? 'a newer' : 'an older'} version`}`,
    );
    this.name = 'UnreadableWorldError';
    this.reason = reason;
  }
}
