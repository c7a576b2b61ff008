import { CopyButton } from '@amana/ui';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { MAGIC_VALUES } from './magic-values.ts';

/** The cheat sheet. */
export function MagicSection() {
  const places = [...new Set(MAGIC_VALUES.map(({ where }) => where))];
  return places.map((where) => (
    <Panel key={where} title={where}>
      <ul className={styles['list']}>
        {MAGIC_VALUES.filter((magic) => magic.where === where).map(({ value, outcome, example }) => (
          <li key={value} className={styles['row']}>
            <span className={styles['grow']}>
              <strong>{value}</strong>
              <br />
              <span className={styles['soft']}>{outcome}</span>
            </span>
            {example !== null && <CopyButton label={example} text={example} variant="link" />}
          </li>
        ))}
      </ul>
    </Panel>
  ));
}
