import { COUNTDOWN_REFRESH_MS } from '@amana/domain';
import { useEffect, useState } from 'react';
import { useTextOfOtherWindow } from '../shared/use-stored-text.ts';
import { type StageNotes, NOTES_KEY } from './passed-notes.ts';
import { MockPage } from './stage-page.tsx';
import styles from './notes-page.module.css';

/** The presenter's own window: what to say at this step, and the time. */
export function NotesPage() {
  return <MockPage title="Notes">{() => <Notes />}</MockPage>;
}

function Notes() {
  const stored = useTextOfOtherWindow(NOTES_KEY);
  const notes = stored === null ? null : (JSON.parse(stored) as StageNotes);
  return (
    <article className={styles['notes']}>
      <h1>Presenter notes</h1>
      <Clocks step={stored ?? ''} />
      {notes === null ? (
        <p>Open the stage in another window of this browser.</p>
      ) : (
        <>
          <h2>{notes.next}</h2>
          <p className={styles['text']} aria-live="polite">
            {notes.text}
          </p>
        </>
      )}
    </article>
  );
}

function Clocks({ step }: { step: string }) {
  const [openedAt] = useState(Date.now);
  const [now, setNow] = useState(openedAt);
  const [begun, setBegun] = useState({ step, at: openedAt });
  if (begun.step !== step) setBegun({ step, at: now });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), COUNTDOWN_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <dl className={styles['clocks']}>
      <div>
        <dt>Time</dt>
        <dd>{new Date(now).toLocaleTimeString('en-GB', { timeStyle: 'short' })}</dd>
      </div>
      <div>
        <dt>This step</dt>
        <dd>{minutesText(now - begun.at)}</dd>
      </div>
      <div>
        <dt>Since you opened the notes</dt>
        <dd>{minutesText(now - openedAt)}</dd>
      </div>
    </dl>
  );
}

/** '1:05' */
function minutesText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
