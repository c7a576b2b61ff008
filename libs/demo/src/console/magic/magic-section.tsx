import type { MagicKind } from '@amana/api/control';
import { useGetMagic } from '@amana/api/control';
import { CopyButton } from '@amana/ui';
import { Loaded } from '../parts/loaded.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';

/** Where such a value is typed, in the order of a trade. */
const PLACES: Readonly<Record<MagicKind, string>> = {
  'e-mail': 'E-mail address at registration',
  'account-number': 'Number of a withdrawal account',
  amount: 'Amount of an order',
  transfer: 'Transfer',
};
const KINDS: readonly MagicKind[] = ['e-mail', 'account-number', 'amount', 'transfer'];

/** The cheat sheet. */
export function MagicSection() {
  const magic = useGetMagic();
  return (
    <Loaded query={magic}>
      {(values) =>
        KINDS.map((kind) => (
          <Panel key={kind} title={PLACES[kind]}>
            <ul className={styles['list']}>
              {values
                .filter((value) => value.kind === kind)
                .map(({ value, outcome, example }) => (
                  <li key={value} className={styles['item']}>
                    <div>
                      <strong>{value}</strong>
                      <p className={styles['soft']}>{outcome}</p>
                    </div>
                    <CopyButton label={example} text={example} variant="link" />
                  </li>
                ))}
            </ul>
          </Panel>
        ))
      }
    </Loaded>
  );
}
