import { type Deviation, putDeviations, useGetDeviations } from '@amana/api/control';
import { Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../parts/action-button.tsx';
import { DataTable, by, matchesSearch } from '../parts/data-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Note, Panel } from '../parts/panel.tsx';

/** Lets the mock answer as a provider that breaks the contract. */
export function Deviations() {
  const deviations = useGetDeviations();
  const [search, setSearch] = useState('');
  return (
    <Panel
      title="Answers that break the contract"
      text="Each one changes the answers of every call until it is switched off."
    >
      <Input
        type="search"
        aria-label="Find a deviation"
        placeholder="Find a deviation"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={deviations}>{(all) => <DeviationTable all={all} search={search} />}</Loaded>
    </Panel>
  );
}

function DeviationTable({ all, search }: { all: readonly Deviation[]; search: string }) {
  const { run, isRunning } = useAction();
  const active = all.filter((deviation) => deviation.active);
  const change = ({ name, operationIds }: Deviation, isWanted: boolean) =>
    run(async () => {
      const others = active.filter((deviation) => deviation.name !== name);
      const next = isWanted ? [...others, { name, operationIds }] : others;
      await putDeviations({ deviations: next.map(requestOf) });
      return `${name} is ${isWanted ? 'active' : 'switched off'}`;
    });
  return (
    <DataTable
      aria-label="Deviations"
      rowKey="name"
      empty="No deviation is called so."
      dataSource={all.filter(({ name, group, description }) =>
        matchesSearch(search, `${name} ${group} ${description}`),
      )}
      rowSelection={{
        selectedRowKeys: active.map(({ name }) => name),
        preserveSelectedRowKeys: true,
        hideSelectAll: true,
        columnTitle: 'On',
        columnWidth: 44,
        onSelect: change,
        getCheckboxProps: ({ name }) => ({ disabled: isRunning, 'aria-label': name }),
      }}
      columns={[
        {
          title: 'Deviation',
          sorter: by(({ group, name }) => `${group} ${name}`),
          render: (_, { name, group, description }) => (
            <>
              <strong>{name}</strong>
              <br />
              <Note>{`${group}: ${description}`}</Note>
            </>
          ),
        },
      ]}
    />
  );
}

/** No operations means all, which a request says by leaving them out. */
function requestOf({ name, operationIds }: Pick<Deviation, 'name' | 'operationIds'>) {
  return operationIds.length === 0 ? { name } : { name, operationIds };
}
