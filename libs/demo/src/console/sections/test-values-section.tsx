import { type MagicKind, useGetMagic } from '@amana/api/control';
import { CopyButton } from '@amana/ui';
import { Typography } from 'antd';
import { DataTable, Entry, Panel } from '../section-parts.tsx';

const PLACES: readonly (readonly [kind: MagicKind, title: string])[] = [
  ['email', 'Email address at registration'],
  ['account-number', 'Number of a withdrawal account'],
  ['amount', 'Amount of an order'],
  ['transfer', 'Transfer'],
];

export function TestValuesSection() {
  const magic = useGetMagic();
  return PLACES.map(([place, title]) => (
    <Panel key={place} title={title}>
      <DataTable
        query={magic}
        rowsOf={(values) => values.filter(({ kind }) => kind === place)}
        rowKey="value"
        empty="None."
        columns={[
          [
            'Value',
            ({ value }) => value,
            ({ value, outcome, example }) => (
              <Entry title={value} note={outcome}>
                <Typography.Text code>{example}</Typography.Text>
              </Entry>
            ),
          ],
          [
            'Copy',
            ({ example }) => example,
            ({ example }) => <CopyButton text={example} variant="link" />,
            { width: 116, sorter: false },
          ],
        ]}
      />
    </Panel>
  ));
}
