import { Columns } from '../layout/layout.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Heights in pixels, one bone each: as high as what will stand there, so that nothing jumps. */
  heights: readonly number[];
  /** Of a page of two columns: the second one's, beside all but the first of `heights`. */
  aside?: readonly number[] | undefined;
  label?: string;
}

export function Skeleton({ heights, aside, label = 'Loading' }: SkeletonProps) {
  const [head = 0, ...main] = heights;
  return (
    <div className={styles['bones']} role="status" aria-label={label}>
      <span className="visually-hidden">{label}</span>
      {aside === undefined ? (
        <Bones heights={heights} />
      ) : (
        <>
          <Bones heights={[head]} />
          <Columns main={<Bones heights={main} />} aside={<Bones heights={aside} />} />
        </>
      )}
    </div>
  );
}

function Bones({ heights }: Pick<SkeletonProps, 'heights'>) {
  return heights.map((height, index) => (
    // The bones never move or change, so their place is their key.
    <span key={index} className={styles['bone']} style={{ height }} aria-hidden="true" />
  ));
}
