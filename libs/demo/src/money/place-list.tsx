import { type Kobo, formatNaira } from '@amana/domain';
import { type IconName, Icon, classNames } from '@amana/ui';
import { Flex, Progress, Statistic } from 'antd';
import styles from './place-list.module.css';

export type Place = readonly [icon: IconName, name: string, amount: Kobo];

/** The places that money passes, in that order; a bar shows each amount's share of `total`. */
export function PlaceList({ places, total }: { places: readonly Place[]; total: Kobo }) {
  return (
    <ol className={styles['places']}>
      {places.map(([icon, name, amount]) => (
        <li key={name} className={classNames(styles['place'], amount > 0 && styles['full'])}>
          <Statistic
            title={
              <Flex gap={4} align="center">
                <Icon name={icon} size={18} />
                {name}
              </Flex>
            }
            value={formatNaira(amount)}
          />
          <Progress
            aria-hidden="true"
            percent={total === 0 ? 0 : (amount / total) * 100}
            status="normal"
            showInfo={false}
            size="small"
          />
        </li>
      ))}
    </ol>
  );
}
