import type { Faults } from '@amana/api/control';
import { putFaults } from '@amana/api/control';
import { operationTable } from '@amana/api/contract';
import { SelectField } from '@amana/ui';
import { useState } from 'react';
import { ActButton } from '../parts/act-button.tsx';
import { Buttons, Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { withFailNext } from './fault-presets.ts';

/** What a server may answer instead of the truth. */
const STATUSES = [500, 503, 429, 404, 401] as const;
const OPERATIONS = Object.entries(operationTable)
  .filter(([, { api }]) => api === 'amana')
  .map(([id]) => id)
  .sort();

/** The next call of one kind fails, once; the one after it does not. */
export function FailNext({ faults }: { faults: Faults }) {
  const [operationId, setOperationId] = useState('createOrder');
  const [status, setStatus] = useState<number>(503);
  const add = async () => {
    await putFaults(withFailNext(faults, operationId, status));
    return `The next ${operationId} fails with ${status}`;
  };
  const forget = async () => {
    await putFaults({ ...faults, failNext: [] });
    return 'No call is waited for any more';
  };
  return (
    <Panel title="Fail the next call">
      <div className={styles['pair']}>
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
      </div>
      <Buttons>
        <ActButton act={add}>Fail it once</ActButton>
        {faults.failNext.length > 0 && (
          <ActButton variant="quietDanger" act={forget}>
            Forget them
          </ActButton>
        )}
      </Buttons>
      {faults.failNext.length === 0 ? (
        <Nothing>No call is waited for.</Nothing>
      ) : (
        <ul className={styles['list']} aria-label="Calls that will fail">
          {faults.failNext.map((fault, index) => (
            <li key={index} className={styles['row']}>
              <span className={styles['code']}>{fault.operationId}</span> {fault.status}, {fault.times} ×
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
