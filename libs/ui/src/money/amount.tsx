import { classNames } from '../components/class-names.ts';
import styles from './amount.module.css';

export interface AmountProps {
  /** Ready to read: '₦1,500.00'. */
  text: string;
  /** The largest thing on a money screen. */
  huge?: boolean;
  tone?: 'positive' | 'negative' | undefined;
}

export function Amount({ text, huge = false, tone }: AmountProps) {
  return (
    <span className={classNames(styles['amount'], huge && styles['huge'], tone && styles[tone])}>{text}</span>
  );
}
