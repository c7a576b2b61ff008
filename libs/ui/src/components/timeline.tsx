import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id?: string;
  when?: string | undefined;
  text: string;
  more?: ReactNode;
}

export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={classNames('column', styles['timeline'])} aria-label={label}>
      {entries.map(({ id, when, text, more }, index) => (
        <li key={index}>
          <p id={id}>{text}</p>
          {when !== undefined && <p className="small-print">{when}</p>}
          {more}
        </li>
      ))}
    </ol>
  );
}
