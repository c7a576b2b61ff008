import { type Party, amountSign, formatSignedNaira, isKobo } from '@amana/domain';
import { Amount } from '@amana/ui';
import type { RecordedFigures } from './payment-breakdown.tsx';

const TONES = { '+': 'positive', '-': 'negative', '': undefined } as const;

export interface TradeAmountProps {
  figures: Pick<RecordedFigures, 'amount' | 'total'>;
  /** The viewer's part in the trade. */
  party: Party;
}

/** The amount of a row: green with a plus for the seller, red with a minus for the buyer; or 'Invalid Amount'. */
export function TradeAmount({ figures, party }: TradeAmountProps) {
  // Without a side the price is all that is known.
  const amount = party === 'stranger' ? figures.amount : figures.total;
  const sign = amountSign(party);
  return <Amount text={formatSignedNaira(sign, amount)} tone={isKobo(amount) ? TONES[sign] : undefined} />;
}
