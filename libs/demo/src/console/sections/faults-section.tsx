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
import { Button, Flex, Form, InputNumber, Segmented, Space, Tag } from 'antd';
import { useState } from 'react';
import { Choice } from '../../shared/choice.tsx';
import { ActionButton, useAction } from '../actions.tsx';
import { DataTable, Entry, LIVE, Loaded, Note, Panel, useSearch } from '../section-parts.tsx';

type Network = Omit<Faults, 'failNext'>;

const WELL: Network = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false };
const PRESETS: Readonly<Record<string, readonly [note: string, faults: Network]>> = {
  None: ['Everything answers at once.', WELL],
  Slow: ['Two to three seconds a call.', { ...WELL, latencyMs: 2_000, jitterMs: 1_000 }],
  Flaky: ['Three calls of ten fail.', { ...WELL, failureRate: 0.3 }],
  Offline: ['No call gets through.', { ...WELL, offline: true }],
};
const MOST_MS = 60_000;
const FIELDS = [
  ['latencyMs', 'Delay of each call, ms', MOST_MS],
  ['jitterMs', 'Random addition, ms', MOST_MS],
  ['failurePercent', 'Calls that fail, %', 100],
] as const;

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
        {(present) => (
          <>
            <NetworkPanel faults={present} />
            <FailNext failNext={present.failNext} />
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

function NetworkPanel({ faults: { failNext: _, ...network } }: { faults: Faults }) {
  const { run, isRunning } = useAction();
  const name = Object.keys(PRESETS).find((key) => isSame(PRESETS[key]?.[1], network)) ?? '';
  const put = (next: Network, text: string) =>
    run(async () => {
      await changeFaults(() => next);
      return text;
    });
  return (
    <Panel title="Network" text="For the screens; the console is never touched.">
      <Segmented
        block
        size="small"
        name="demo-faults"
        aria-label="Network"
        options={Object.keys(PRESETS)}
        value={name}
        onChange={(key) =>
          put(
            PRESETS[key]?.[1] ?? WELL,
            `The network is ${key === 'None' ? 'well again' : key.toLowerCase()}`,
          )
        }
      />
      <Note>{PRESETS[name]?.[0] ?? 'With the values below.'}</Note>
      <Form<Record<(typeof FIELDS)[number][0], number>>
        key={JSON.stringify(network)}
        layout="vertical"
        size="small"
        requiredMark={false}
        initialValues={{ ...network, failurePercent: Math.round(network.failureRate * 100) }}
        onFinish={({ failurePercent, ...times }) =>
          put({ ...times, failureRate: failurePercent / 100, offline: false }, 'The network is as set')
        }
      >
        <Flex wrap gap={12} align="end">
          {FIELDS.map(([field, label, max]) => (
            <Form.Item key={field} name={field} label={label} rules={[{ required: true }]}>
              <InputNumber min={0} max={max} precision={0} />
            </Form.Item>
          ))}
        </Flex>
        <Button htmlType="submit" loading={isRunning}>
          Apply
        </Button>
      </Form>
    </Panel>
  );
}

function isSame(preset: Network | undefined, { latencyMs, jitterMs, failureRate, offline }: Network) {
  return JSON.stringify(preset) === JSON.stringify({ latencyMs, jitterMs, failureRate, offline });
}

function FailNext({ failNext }: Pick<Faults, 'failNext'>) {
  const [operationId, setOperationId] = useState('createOrder');
  const [status, setStatus] = useState('503');
  const add = async () => {
    const added = { operationId, status: Number(status), times: 1 };
    await changeFaults((present) => ({ failNext: [...present.failNext, added] }));
    return `The next ${operationId} fails with ${status}`;
  };
  const forget = async () => {
    await changeFaults(() => ({ failNext: [] }));
    return 'No call is waited for any more';
  };
  return (
    <Panel title="Fail the next call">
      <Choice
        label="Call"
        value={operationId}
        options={OPERATIONS}
        onChange={({ target }) => setOperationId(target.value)}
      />
      <Choice
        label="Answer"
        value={status}
        options={STATUSES}
        onChange={({ target }) => setStatus(target.value)}
      />
      <Space wrap>
        <ActionButton action={add}>Fail it once</ActionButton>
        {failNext.length > 0 && (
          <ActionButton danger action={forget}>
            Forget them
          </ActionButton>
        )}
      </Space>
      {failNext.length === 0 ? (
        <Note>No call is waited for.</Note>
      ) : (
        <ul aria-label="Calls that will fail">
          {failNext.map((fault, index) => (
            <li key={index}>
              <Tag>{fault.operationId}</Tag> {fault.status}, {fault.times} ×
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DeviationsPanel() {
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

function requestOf({ name, operationIds }: Pick<Deviation, 'name' | 'operationIds'>) {
  return operationIds.length === 0 ? { name } : { name, operationIds };
}
