import type { ReactNode } from 'react';

export interface LabelledProps {
  label: ReactNode;
  children?: ReactNode;
}

/** A value under a small label, such as a total or an account number. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <div>
      <p className="small-print">{label}</p>
      {children}
    </div>
  );
}
