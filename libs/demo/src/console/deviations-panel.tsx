import { type Deviation, putDeviations, useGetDeviations } from '@amana/api/control';
import { useAction } from './actions.tsx';
import { DataTable, Entry, Panel, useSearch } from './section-parts.tsx';

/** Lets the mock answer as a provider that breaks the contract. */
export function DeviationsPanel() {
  const deviations = useGetDeviations();
  const { run, isRunning } = useAction();
  const search = useSearch('Find a deviation');
  const active = deviations.data?.data.filter((deviation) => deviation.active) ?? [];
  const change = (changed: Deviation, isWanted: boolean) =>
    run(async () => {
      const others = active.filter(({ name }) => name !== changed.name);
      await putDeviations({ deviations: (isWanted ? [...others, changed] : others).map(requestOf) });
      return `${changed.name} is ${isWanted ? 'active' : 'switched off'}`;
    });
  return (
    <Panel
      title="Answers that break the contract"
      text="Each one changes the answers of every call until it is switched off."
    >
      {search.field}
      <DataTable
        aria-label="Deviations"
        query={deviations}
        rowsOf={(all) =>
          all.filter(({ name, group, description }) => search.matches(name, group, description))
        }
        rowKey="name"
        empty="No deviation is called so."
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
          [
            'Deviation',
            ({ group, name }) => `${group} ${name}`,
            ({ group, name, description }) => <Entry title={name} note={`${group}: ${description}`} />,
          ],
        ]}
      />
    </Panel>
  );
}

/** No operations means all, which a request says by leaving them out. */
function requestOf({ name, operationIds }: Pick<Deviation, 'name' | 'operationIds'>) {
  return operationIds.length === 0 ? { name } : { name, operationIds };
}
