import { Columns } from '../layout/layout.tsx';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Block heights in px, equal to the final content, so that the layout does not shift. */
  heights: readonly number[];
  /** Heights of a second column. */
  aside?: readonly number[] | undefined;
  label?: string;
}

export function Skeleton({ heights, aside, label = 'Loading' }: SkeletonProps) {
  return (
    <div className={classNames('column', styles['skeleton'])} role="status" aria-label={label}>
      <span className="visually-hidden">{label}</span>
      {aside === undefined ? (
        <Blocks heights={heights} />
      ) : (
        <Columns main={<Blocks heights={heights} />} aside={<Blocks heights={aside} />} />
      )}
    </div>
  );
}

function Blocks({ heights }: Pick<SkeletonProps, 'heights'>) {
  return heights.map((height, index) => (
    // The blocks never change their order.
    <span key={index} className={styles['block']} style={{ height }} aria-hidden="true" />
  ));
}
