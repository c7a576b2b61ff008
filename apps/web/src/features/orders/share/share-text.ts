import { type Side, INVALID_AMOUNT, formatNairaValue, shownText } from '@amana/domain';

interface SharedTrade {
  /** Who sends the message. */
  readonly side: Side;
  /** Name of the sender; empty where it is not known. */
  readonly sender: string;
  readonly productName: string;
  /** In Naira. */
  readonly amount: number;
  readonly description: string;
}

/** In characters; the order shows the whole description. */
const MAX_ITEM_LENGTH = 80;

/** The message that invites the other party to an order, without its link. */
export function shareText({ side, sender, productName, amount, description }: SharedTrade): string {
  const price = formatNairaValue(amount);
  const item = `“${shortened(description)}”`;
  const goods = price === INVALID_AMOUNT ? item : `${item} for ${price}`;
  const offer = {
    buyer: `I want to buy ${goods} from you through ${productName}.`,
    seller: `I am selling you ${goods} through ${productName}.`,
  };
  const holding = {
    buyer: `I pay ${productName}, which holds the money until I confirm receipt.`,
    seller: `You pay ${productName}, which holds the money until you confirm receipt.`,
  };
  const beginning = sender === '' ? '' : `This is ${sender}. `;
  return `${beginning}${offer[side]} ${holding[side]} The order and its charges:`;
}

function shortened(description: string): string {
  const line = shownText(description).replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= MAX_ITEM_LENGTH) return line;
  return `${characters
    .slice(0, MAX_ITEM_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
