import { Button, Card, classNames } from '@amana/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shared/paths.ts';
import styles from './home-tasks.module.css';

const FIRST_ROWS = 3;

interface TaskCardProps {
  label: string;
  rows: readonly ReactElement[];
  /** Number of further orders that the service did not send, or that are unreadable. */
  more: number;
}

/** The first rows, the others on request, and a link to the orders that are not shown. */
export function TaskCard({ label, rows, more }: TaskCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const hidden = rows.length - shown.length;
  const showAll = `Show all ${rows.length}`;
  useEffect(() => {
    // The button that had the focus was removed.
    if (isWhole) list.current?.children.item(FIRST_ROWS)?.querySelector<HTMLElement>('a, summary')?.focus();
  }, [isWhole]);
  return (
    <Card flush aria-label={label}>
      <h2 className={styles['heading']}>{label}</h2>
      <div ref={list}>{shown}</div>
      {hidden + more > 0 && (
        <p className={classNames('small-print', styles['foot'])}>
          {hidden > 0 ? (
            <Button variant="link" aria-label={`${showAll}: ${label}`} onClick={() => setIsWhole(true)}>
              {showAll}
            </Button>
          ) : (
            <Link to={PATHS.orders}>{`${more} more in All Orders`}</Link>
          )}
        </p>
      )}
    </Card>
  );
}
