import { statusLabel } from '@amana/domain';
import { useState } from 'react';
import { useTitleNotice } from '../../shared/hooks/use-page-title.ts';
import styles from './trade-page.module.css';

/** Points out that the status of the open trade has changed: on the page, to screen readers and in the tab's title. */
export function useStatusChange(status: Parameters<typeof statusLabel>[0]) {
  const [last, setLast] = useState({ status, isChanged: false, isFlashing: false });
  if (last.status !== status) setLast({ status, isChanged: true, isFlashing: true });
  const label = last.isChanged ? statusLabel(status) : null;
  useTitleNotice(label);
  return {
    /** For the card that shows the status: makes it flash once. */
    flash: {
      className: last.isFlashing ? styles['flash'] : undefined,
      onAnimationEnd: () => setLast((current) => ({ ...current, isFlashing: false })),
    },
    /** A live region; render it on the page from the start. */
    announcement: (
      <p className="visually-hidden" aria-live="polite">
        {label !== null && `The status is now ${label}.`}
      </p>
    ),
  };
}
