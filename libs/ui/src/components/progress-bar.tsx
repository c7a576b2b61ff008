import styles from './progress-bar.module.css';

interface ProgressBarProps {
  percent: number;
  label: string;
  isTop?: boolean;
}

export function ProgressBar({ percent, label, isTop = false }: ProgressBarProps) {
  const whole = Math.round(Math.min(Math.max(percent, 0), 100));
  return (
    <div
      className={isTop ? styles['top'] : styles['bar']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole}
    >
      <div className={styles['done']} style={{ width: `${whole}%` }} />
    </div>
  );
}
