import { ProgressBar } from '../components/progress-bar.tsx';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  /** The sent part, a whole number from 0 to 100. */
  percent: number;
  label: string;
}

export function UploadProgress({ percent, label }: UploadProgressProps) {
  return (
    <div className={styles['progress']}>
      <ProgressBar percent={percent} label={label} />
      <span className="small-print" aria-hidden="true">
        {`${percent}%`}
      </span>
    </div>
  );
}
