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
import { Note } from '../../shared/note.tsx';
import { ActionButton, useAction } from '../actions.tsx';
import { DataTable, Entry, LIVE, Loaded, Panel, useSearch } from '../section-parts.tsx';

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
            <NetworkPanel network={present} />
            <FailNext failNext={present.failNext} />
          </>
        )}
      </Loaded>
      <DeviationsPanel />
    </>
  );
}

async function changeFaults(change: (present: Faults) => Partial<Faults>, text: string): Promise<string> {
  const { data: present } = await getFaults();
  await putFaults({ ...present, ...change(present) });
  return text;
}

function NetworkPanel({ network }: { network: Network }) {
  const { run, isRunning } = useAction();
  const { latencyMs, jitterMs, failureRate, offline } = network;
  const present = JSON.stringify({ latencyMs, jitterMs, failureRate, offline });
  const name = Object.keys(PRESETS).find((key) => JSON.stringify(PRESETS[key]?.[1]) === present) ?? '';
  const nameOf = (key: string) => (key === 'None' ? 'well again' : key.toLowerCase());
  const put = (next: Network, text: string) => run(() => changeFaults(() => next, text));
  return (
    <Panel title="Network" text="For the screens; the console is never touched.">
      <Segmented
        block
        size="small"
        name="demo-faults"
        aria-label="Network"
        options={Object.keys(PRESETS)}
        value={name}
        onChange={(key) => put(PRESETS[key]?.[1] ?? WELL, `The network is ${nameOf(key)}`)}
      />
      <Note>{PRESETS[name]?.[0] ?? 'With the values below.'}</Note>
      <Form<Record<(typeof FIELDS)[number][0], number>>
        key={present}
        layout="vertical"
        size="small"
        requiredMark={false}
        initialValues={{ latencyMs, jitterMs, failurePercent: Math.round(failureRate * 100) }}
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

function FailNext({ failNext }: Pick<Faults, 'failNext'>) {
  const [operationId, setOperationId] = useState('createOrder');
  const [status, setStatus] = useState('503');
  const added = { operationId, status: Number(status), times: 1 };
  const add = () =>
    changeFaults(
      (present) => ({ failNext: [...present.failNext, added] }),
      `The next ${operationId} fails with ${status}`,
    );
  const forget = () => changeFaults(() => ({ failNext: [] }), 'No call is waited for any more');
  return (
    <Panel title="Fail the next call">
      <Choice label="Call" value={operationId} options={OPERATIONS} onChange={setOperationId} />
      <Choice label="Answer" value={status} options={STATUSES} onChange={setStatus} />
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
