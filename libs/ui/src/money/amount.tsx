import { classNames } from '../components/class-names.ts';
import styles from './amount.module.css';

interface AmountProps {
  text: string;
  huge?: boolean;
  /** `void`: an amount that never moves, struck through. */
  tone?: 'positive' | 'negative' | 'void' | undefined;
}

/** '₦9,999,999.00' in characters. */
const LONG = 13;

export function Amount({ text, huge = false, tone }: AmountProps) {
  const size = huge && classNames(styles['huge'], text.length > LONG && styles['long']);
  const Element = tone === 'void' ? 's' : 'span';
  return (
    <Element className={classNames(styles['amount'], size, tone && styles[tone])} translate="no">
      {text}
    </Element>
  );
}
