import type { ReactNode } from 'react';

export interface LabelledProps {
  label: ReactNode;
  children?: ReactNode;
}

export function Labelled({ label, children }: LabelledProps) {
  return (
    <div>
      <p className="small-print">{label}</p>
      {children}
    </div>
  );
}
