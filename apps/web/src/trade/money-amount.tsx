import { type MoneyHeadline, type TradeFigures, formatNaira } from '@amana/domain';
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
  figures: Pick<TradeFigures, 'total'>;
  /** What the amount is for the viewer; null where the records do not say where the money is. */
  headline: MoneyHeadline | null;
  /** Replaces the headline where it is null. */
  otherwise: string;
  /** Shown below the amount. */
  children?: ReactNode;
}

/** The largest text of a page about a trade: the amount, and what it is for the viewer now. */
export function MoneyAmount({ figures, headline, otherwise, children }: MoneyAmountProps) {
  return (
    <Labelled label={headline?.label ?? otherwise}>
      <Amount
        text={formatNaira(figures.total)}
        huge
        tone={headline === null ? undefined : TONES[headline.state]}
      />
      {children}
    </Labelled>
  );
}
