import type { ReactNode } from 'react';
import styles from './labelled.module.css';

export interface LabelledProps {
  label: ReactNode;
  children?: ReactNode;
}

/** A value under a small label, such as a total or an account number. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <div>
      <p className={styles['label']}>{label}</p>
      {children}
    </div>
  );
}
