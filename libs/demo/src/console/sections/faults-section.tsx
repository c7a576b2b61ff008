import {
  type Deviation,
  type Faults,
  getFaults,
  putDeviations,
  putFaults,
  useGetDeviations,
  useGetFaults,
} from '@amana/api/control';
import { operationTable } from '@amana/api/contract';
import { Segmented, Space } from 'antd';
import { useState } from 'react';
import { Choice } from '../../shared/choice.tsx';
import { Note } from '../../shared/note.tsx';
import { ActionButton, useAction } from '../actions.tsx';
import { Entry, LIVE, Loaded, Panel, Rows } from '../section-parts.tsx';

type Network = Omit<Faults, 'failNext'>;

const WELL: Network = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false };
const NETWORKS: readonly (readonly [name: string, note: string, network: Network])[] = [
  ['None', 'Everything answers at once.', WELL],
  ['Slow', 'Two to three seconds a call.', { ...WELL, latencyMs: 2_000, jitterMs: 1_000 }],
  ['Flaky', 'Three calls of ten fail.', { ...WELL, failureRate: 0.3 }],
  ['Offline', 'No call gets through.', { ...WELL, offline: true }],
];
const STATUSES = ['500', '503', '429', '404', '401'].map((status) => [status, status] as const);
const OPERATIONS = Object.entries(operationTable)
  .filter(([, { api }]) => api === 'amana')
  .map(([id]) => [id, id] as const)
  .sort();

export function FaultsSection() {
  const faults = useGetFaults(LIVE);
  return (
    <>
      <Loaded query={faults}>
        {({ failNext, ...network }) => (
          <>
            <NetworkPanel network={network} />
            <FailNext failNext={failNext} />
          </>
        )}
      </Loaded>
      <DeviationsPanel />
    </>
  );
}

async function changeFaults(change: (present: Faults) => Partial<Faults>): Promise<void> {
  const { data: present } = await getFaults();
  await putFaults({ ...present, ...change(present) });
}

function NetworkPanel({ network }: { network: Network }) {
  const { run } = useAction();
  const isPresent = (other: Network) =>
    Object.entries(other).every(([key, value]) => network[key as keyof Network] === value);
  const [name = '', note] = NETWORKS.find(([, , other]) => isPresent(other)) ?? [];
  const choose = async (chosen: string) => {
    await changeFaults(() => NETWORKS.find(([key]) => key === chosen)?.[2] ?? WELL);
    return chosen === 'None' ? 'The network is well again' : `The network is ${chosen.toLowerCase()}`;
  };
  return (
    <Panel title="Network" text="For the screens; the console is never touched.">
      <Segmented
        block
        size="small"
        name="demo-faults"
        aria-label="Network"
        options={NETWORKS.map(([key]) => key)}
        value={name}
        onChange={(key) => run(() => choose(key))}
      />
      <Note>{note ?? 'As it was set elsewhere.'}</Note>
    </Panel>
  );
}

function FailNext({ failNext }: Pick<Faults, 'failNext'>) {
  const [operationId, setOperationId] = useState('createOrder');
  const [status, setStatus] = useState('503');
  const add = async () => {
    const added = { operationId, status: Number(status), times: 1 };
    await changeFaults((present) => ({ failNext: [...present.failNext, added] }));
    return `The next ${operationId} fails with ${status}`;
  };
  const forget = () => changeFaults(() => ({ failNext: [] })).then(() => 'No call is waited for any more');
  const waiting = failNext.map((fault) => `${fault.operationId} (${fault.status})`).join(', ');
  return (
    <Panel title="Fail the next call">
      <Choice label="Call" value={operationId} options={OPERATIONS} onChange={setOperationId} />
      <Choice label="Answer" value={status} options={STATUSES} onChange={setStatus} />
      <Space wrap>
        <ActionButton action={add}>Fail it once</ActionButton>
        {waiting !== '' && (
          <ActionButton danger action={forget}>
            Forget them
          </ActionButton>
        )}
      </Space>
      <Note>{waiting === '' ? 'No call is waited for.' : `Will fail: ${waiting}.`}</Note>
    </Panel>
  );
}

function DeviationsPanel() {
  const deviations = useGetDeviations();
  const { run, isRunning } = useAction();
  const active = deviations.data?.data.filter((deviation) => deviation.active) ?? [];
  const change = (changed: Deviation, isWanted: boolean) =>
    run(async () => {
      const others = active.filter(({ name }) => name !== changed.name);
      const deviations = (isWanted ? [...others, changed] : others).map(({ name, operationIds }) =>
        operationIds.length === 0 ? { name } : { name, operationIds },
      );
      await putDeviations({ deviations });
      return `${changed.name} is ${isWanted ? 'active' : 'switched off'}`;
    });
  return (
    <Panel
      title="Answers that break the contract"
      text="Each one changes the answers of every call until it is switched off."
    >
      <Rows
        aria-label="Deviations"
        query={deviations}
        rowKey="name"
        empty="No deviation is called so."
        search="Find a deviation"
        textOf={({ name, group, description }) => `${name} ${group} ${description}`}
        row={({ name, group, description }) => <Entry title={name} note={`${group}: ${description}`} />}
        rowSelection={{
          selectedRowKeys: active.map(({ name }) => name),
          preserveSelectedRowKeys: true,
          hideSelectAll: true,
          columnWidth: 44,
          onSelect: change,
          getCheckboxProps: ({ name }) => ({ disabled: isRunning, 'aria-label': name }),
        }}
      />
    </Panel>
  );
}
