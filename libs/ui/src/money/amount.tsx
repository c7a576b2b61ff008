import { classNames } from '../components/class-names.ts';
import styles from './amount.module.css';

interface AmountProps {
  text: string;
  huge?: boolean;
  tone?: 'positive' | 'negative' | undefined;
}

/** '₦9,999,999.00' in characters. */
const LONG = 13;

export function Amount({ text, huge = false, tone }: AmountProps) {
  const size = huge && classNames(styles['huge'], text.length > LONG && styles['long']);
  return <span className={classNames(styles['amount'], size, tone && styles[tone])}>{text}</span>;
}
