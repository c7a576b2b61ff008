import { type Faults, putFaults } from '@amana/api/control';
import { operationTable } from '@amana/api/contract';
import { SelectField } from '@amana/ui';
import { Tag } from 'antd';
import { useState } from 'react';
import { ActionButton } from '../parts/action-button.tsx';
import { Buttons, Nothing, Panel } from '../parts/panel.tsx';

const STATUSES = [500, 503, 429, 404, 401];
const OPERATIONS = Object.entries(operationTable)
  .filter(([, { api }]) => api === 'amana')
  .map(([id]) => id)
  .sort();

/** Makes the next call of one kind fail, once. */
export function FailNext({ faults }: { faults: Faults }) {
  const [operationId, setOperationId] = useState('createOrder');
  const [status, setStatus] = useState(503);
  const { failNext } = faults;
  const add = async () => {
    await putFaults({ ...faults, failNext: [...failNext, { operationId, status, times: 1 }] });
    return `The next ${operationId} fails with ${status}`;
  };
  const forget = async () => {
    await putFaults({ ...faults, failNext: [] });
    return 'No call is waited for any more';
  };
  return (
    <Panel title="Fail the next call">
      <SelectField label="Call" value={operationId} onChange={({ target }) => setOperationId(target.value)}>
        {OPERATIONS.map((id) => (
          <option key={id}>{id}</option>
        ))}
      </SelectField>
      <SelectField label="Answer" value={status} onChange={({ target }) => setStatus(Number(target.value))}>
        {STATUSES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
      <Buttons>
        <ActionButton action={add}>Fail it once</ActionButton>
        {failNext.length > 0 && (
          <ActionButton danger action={forget}>
            Forget them
          </ActionButton>
        )}
      </Buttons>
      {failNext.length === 0 ? (
        <Nothing>No call is waited for.</Nothing>
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
