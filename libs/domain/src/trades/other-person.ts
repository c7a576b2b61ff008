import { isJoined, type OrderParties, type Party, type Side } from '../orders/order-parties.ts';
import { shownName } from '../people/person-name.ts';

interface NamedTrade extends OrderParties {
  readonly name: string;
  readonly buyerName?: string | undefined;
  /** On an order, the address that the creator entered; on a transaction, the other party's. */
  readonly email: string;
  readonly phoneNumber: string;
  readonly createdBy?: string | undefined;
  readonly creatorEmail?: string | undefined;
  readonly creatorPhoneNumber?: string | undefined;
}

const NOT_JOINED = 'Not joined yet';
/** The first name of a name in two words. A business, and a name with initials or from right to left, is not shortened. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]+(?= \S+$)/u;
const NO_FIRST_NAME =
  /^(the|an?|mr|mrs|ms|miss|master|sir|madam|mallam|dr|prof|professor|engr|barr|arc|chief|alhaji|alhaja|hajia|otunba|pastor|rev|bishop|deacon) /i;

/** In characters; a longer name in a sentence would hide its meaning. */
const LONG_NAME = 16;

export interface OtherPerson {
  readonly label: string;
  /** The person in the middle of a sentence: a first name that is not long, the email address, 'the buyer' or 'the seller'. */
  readonly nameInSentence: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly hasJoined: boolean;
}

export function otherPersonOf(trade: NamedTrade, side: Side): OtherPerson {
  const isSeller = side === 'seller';
  const [ownId, otherId] = isSeller ? [trade.sellerId, trade.buyerId] : [trade.buyerId, trade.sellerId];
  const name = shownName((isSeller ? trade.buyerName : trade.name) ?? '');
  const isCreatedByOther = trade.createdBy !== undefined && trade.createdBy !== ownId;
  const email = (isCreatedByOther ? trade.creatorEmail : trade.email) ?? '';
  const phoneNumber = (isCreatedByOther ? trade.creatorPhoneNumber : trade.phoneNumber) ?? '';
  // Both parties of a transaction have joined.
  const hasJoined = trade.createdBy === undefined || isJoined(otherId);
  const role = isSeller ? 'the buyer' : 'the seller';
  const unnamed = hasJoined ? atSentenceStart(role) : NOT_JOINED;
  const firstName = NO_FIRST_NAME.test(name) ? name : (FIRST_NAME.exec(name)?.[0] ?? name);
  const shortName = firstName.length > LONG_NAME ? role : firstName;
  return {
    label: name || email || unnamed,
    nameInSentence: shortName || email || role,
    name,
    email,
    phoneNumber,
    hasJoined,
  };
}

/** Capitalises 'the buyer' and 'the seller'; names and email addresses stay as they are. */
export function atSentenceStart(nameInSentence: string): string {
  return nameInSentence.replace(/^the /, 'The ');
}

/** Who wrote the description of a trade; null for a transaction, which does not name the creator of its order. */
export function descriptionAuthor(
  { createdBy, sellerId, buyerId }: OrderParties & Pick<NamedTrade, 'createdBy'>,
  side: Side,
): 'viewer' | Side | null {
  if (createdBy === undefined) return null;
  const author = createdBy === sellerId ? 'seller' : 'buyer';
  return createdBy === (side === 'seller' ? sellerId : buyerId) ? 'viewer' : author;
}

/** The name or email address of the other party; null if unknown and for a stranger. */
export function counterpartName(trade: NamedTrade, party: Party): string | null {
  if (party === 'stranger') return null;
  const { name, email, hasJoined } = otherPersonOf(trade, party);
  return name || email || (hasJoined ? null : NOT_JOINED);
}

/** @param word before the name: whom the money comes from, or whom the viewer trades with */
export function withPerson(person: string | null, word: 'from' | 'with' = 'with'): string | null {
  return person === null || person === NOT_JOINED ? person : `${word} ${person}`;
}
