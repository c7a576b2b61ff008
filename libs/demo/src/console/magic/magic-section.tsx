import { type MagicKind, useGetMagic } from '@amana/api/control';
import { CopyButton } from '@amana/ui';
import { Flex, Typography } from 'antd';
import { DataTable, by } from '../parts/data-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Note, Panel } from '../parts/panel.tsx';

/** Where such a value is typed, in the order of a trade. */
const PLACES: Readonly<Record<MagicKind, string>> = {
  'e-mail': 'E-mail address at registration',
  'account-number': 'Number of a withdrawal account',
  amount: 'Amount of an order',
  transfer: 'Transfer',
};
const KINDS: readonly MagicKind[] = ['e-mail', 'account-number', 'amount', 'transfer'];

/** The values that the mock treats in a special way. */
export function MagicSection() {
  const magic = useGetMagic();
  return (
    <Loaded query={magic}>
      {(values) =>
        KINDS.map((kind) => (
          <Panel key={kind} title={PLACES[kind]}>
            <DataTable
              empty="None."
              rowKey="value"
              dataSource={values.filter((value) => value.kind === kind)}
              columns={[
                {
                  title: 'Value',
                  sorter: by(({ value }) => value),
                  render: (_, { value, outcome, example }) => (
                    <Flex vertical>
                      <strong>{value}</strong>
                      <Note>{outcome}</Note>
                      <Typography.Text code>{example}</Typography.Text>
                    </Flex>
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
