import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';

/** For a link that looks like a button; routers bring their own link element. */
export function buttonClass(variant: ButtonVariant = 'primary', block = false): string {
  return classNames(styles['button'], styles[variant], block && styles['block']);
}
