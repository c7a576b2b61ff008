import { type Kobo, formatNaira } from '@amana/domain';
import { type IconName, Icon } from '@amana/ui';
import { Flex, Progress, Statistic, theme } from 'antd';

export type Place = readonly [icon: IconName, name: string, amount: Kobo];

/** The places that money passes, in that order; a bar shows each amount's share of `total`. */
export function PlaceList({ places, total }: { places: readonly Place[]; total: Kobo }) {
  const { token } = theme.useToken();
  const placeStyle = (isEmpty: boolean) => ({
    flex: '1 1 calc(50% - 8px)',
    padding: '8px 12px',
    border: `1px solid ${isEmpty ? token.colorBorderSecondary : token.colorPrimary}`,
    borderRadius: token.borderRadius,
  });
  return (
    <Flex wrap gap={8} component="ol">
      {places.map(([icon, name, amount]) => (
        <li key={name} style={placeStyle(amount === 0)}>
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
    </Flex>
  );
}
