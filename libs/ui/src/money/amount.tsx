import { classNames } from '../components/class-names.ts';
import styles from './amount.module.css';

export interface AmountProps {
  /** Formatted: '₦1,500.00'. */
  text: string;
  huge?: boolean;
  tone?: 'positive' | 'negative' | undefined;
}

export function Amount({ text, huge = false, tone }: AmountProps) {
  return (
    <span className={classNames(styles['amount'], huge && styles['huge'], tone && styles[tone])}>{text}</span>
  );
}
