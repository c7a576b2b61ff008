import { type Party, type ProgressState, moneyHeadline } from '@amana/domain';

/** 'Nothing to pay' or 'Nothing to receive' for a trade whose amount never moves; null for others and for a stranger. */
export function nothingText(state: ProgressState, party: Party): string | null {
  const headline = party === 'stranger' ? null : moneyHeadline(state, party, '');
  return headline?.state === 'nothing' ? headline.label : null;
}
