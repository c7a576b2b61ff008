import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Heights in pixels, one bone each: as high as what will stand there, so that nothing jumps. */
  heights: readonly number[];
  label?: string;
}

export function Skeleton({ heights, label = 'Loading' }: SkeletonProps) {
  return (
    <div className={styles['bones']} role="status" aria-label={label}>
      <span className="visually-hidden">{label}</span>
      {heights.map((height, index) => (
        // The bones never move or change, so their place is their key.
        <span key={index} className={styles['bone']} style={{ height }} aria-hidden="true" />
      ))}
    </div>
  );
}
