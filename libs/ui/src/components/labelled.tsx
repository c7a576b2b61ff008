import type { ReactNode } from 'react';

export function Labelled({ label, children }: { label: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <p className="small-print">{label}</p>
      {children}
    </div>
  );
}
