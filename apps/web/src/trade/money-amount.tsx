import { type MoneyHeadline, type TradeFigures, figuresNote, formatNaira } from '@amana/domain';
import { Amount, Labelled } from '@amana/ui';
import type { ReactNode } from 'react';

const TONES = {
  open: undefined,
  held: undefined,
  moved: undefined,
  gained: 'positive',
  nothing: 'void',
} as const;

interface MoneyAmountProps {
  figures: TradeFigures;
  /** What the amount is for the viewer; null where the records do not say where the money is. */
  headline: MoneyHeadline | null;
  /** Replaces the headline where it is null, or the amount is not exact. */
  otherwise: string;
  /** Shown below the amount. */
  children?: ReactNode;
}

/** The largest text of a page about a trade: the amount, and what it is for the viewer now. */
export function MoneyAmount({ figures, headline, otherwise, children }: MoneyAmountProps) {
  const note = figuresNote(figures);
  const certain = note === null ? headline : null;
  return (
    <Labelled label={certain?.label ?? otherwise}>
      <Amount
        text={formatNaira(figures.total)}
        huge
        tone={certain === null ? undefined : TONES[certain.state]}
      />
      {note !== null && <p>{note}</p>}
      {children}
    </Labelled>
  );
}
