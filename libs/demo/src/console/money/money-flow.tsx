import { formatNaira, kobo } from '@amana/domain';
import type { MoneyPicture, MoneyPlace } from './where-money-is.ts';
import styles from './money.module.css';

/** Height of one place, and the most that a stream may take of it, in pixels. */
const ROW = 52;
const MOST = 40;
/** So that a small amount can still be seen. */
const LEAST = 3;
const WIDTH = 96;
const SOURCE = 10;

interface Stream extends MoneyPlace {
  readonly thickness: number;
  /** Where it leaves the source, and where it arrives, from the top. */
  readonly fromY: number;
  readonly toY: number;
}

/** All that was sent on the left, where it is now on the right; a stream is as thick as its amount. */
export function MoneyFlow({ picture }: { picture: MoneyPicture }) {
  const streams = streamsOf(picture);
  const height = streams.length * ROW;
  const sent = formatNaira(kobo(picture.sentKobo));
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>
        The buyer’s bank has sent <strong>{sent}</strong>. It is now:
      </figcaption>
      <div className={styles['flow']}>
        <svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
          {streams.map((stream) => (
            <path key={stream.key} d={pathOf(stream)} className={styles[stream.colour]} />
          ))}
          {streams.map(({ key, fromY, thickness }) => (
            <rect key={key} x={0} y={fromY} width={SOURCE} height={thickness} className={styles['source']} />
          ))}
        </svg>
        <ul className={styles['places']}>
          {streams.map(({ key, label, amountKobo, colour }) => (
            <li key={key} className={styles['place']} style={{ height: ROW }}>
              <span className={styles['dot']} data-colour={colour} aria-hidden="true" />
              <span className={styles['label']}>{label}</span>
              <strong className={styles['amount']}>{formatNaira(kobo(amountKobo))}</strong>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

function streamsOf({ sentKobo, places }: MoneyPicture): Stream[] {
  const flowing = places.filter(({ amountKobo }) => amountKobo > 0);
  const sizes = flowing.map(({ amountKobo }) => Math.max(LEAST, (amountKobo / sentKobo) * MOST));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const top = (flowing.length * ROW - total) / 2;
  return flowing.map((place, index) => {
    const thickness = sizes[index] ?? LEAST;
    const fromY = top + sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
    return { ...place, thickness, fromY, toY: index * ROW + (ROW - thickness) / 2 };
  });
}

/** Two curves with the thickness of the stream between them. */
function pathOf({ fromY, toY, thickness }: Stream): string {
  const bend = (SOURCE + WIDTH) / 2;
  const there = `M${SOURCE} ${fromY} C${bend} ${fromY} ${bend} ${toY} ${WIDTH} ${toY}`;
  const back = `L${WIDTH} ${toY + thickness} C${bend} ${toY + thickness} ${bend} ${fromY + thickness} ${SOURCE} ${fromY + thickness}`;
  return `${there} ${back} Z`;
}
