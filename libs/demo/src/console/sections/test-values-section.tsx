import { type MagicKind, useGetMagic } from '@amana/api/control';
import { CopyButton } from '@amana/ui';
import { Typography } from 'antd';
import { DataTable, Entry, Loaded, Panel, by } from '../section-parts.tsx';

/** Where a magic value is typed, in the order of a trade. */
const PLACES: readonly (readonly [kind: MagicKind, title: string])[] = [
  ['e-mail', 'E-mail address at registration'],
  ['account-number', 'Number of a withdrawal account'],
  ['amount', 'Amount of an order'],
  ['transfer', 'Transfer'],
];

/** The inputs for which the mock has a fixed rare outcome. */
export function TestValuesSection() {
  const magic = useGetMagic();
  return (
    <Loaded query={magic}>
      {(values) =>
        PLACES.map(([kind, title]) => (
          <Panel key={kind} title={title}>
            <DataTable
              empty="None."
              rowKey="value"
              dataSource={values.filter((value) => value.kind === kind)}
              columns={[
                {
                  title: 'Value',
                  sorter: by(({ value }) => value),
                  render: (_, { value, outcome, example }) => (
                    <Entry title={value} note={outcome}>
                      <Typography.Text code>{example}</Typography.Text>
                    </Entry>
                  ),
                },
                {
                  title: 'Copy',
                  width: 116,
                  render: (_, { example }) => <CopyButton text={example} variant="link" />,
                },
              ]}
            />
          </Panel>
        ))
      }
    </Loaded>
  );
}
