import { Button } from '../components/button.tsx';
import { KeepFocus } from '../components/keep-focus.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  /** The sent part, a whole number from 0 to 100. */
  percent: number;
  label: string;
  onStop: () => void;
}

export function UploadProgress({ percent, label, onStop }: UploadProgressProps) {
  return (
    <div className={styles['progress']}>
      <ProgressBar percent={percent} label={label} />
      <span className="small-print" aria-hidden="true">
        {`${percent}%`}
      </span>
      <KeepFocus>
        <Button variant="link" aria-label={`Stop ${label.toLowerCase()}`} onClick={onStop}>
          Stop
        </Button>
      </KeepFocus>
    </div>
  );
}
