import { type Faults, getFaults, putFaults, useGetFaults } from '@amana/api/control';
import { Segmented } from 'antd';
import { Note } from '../../shared/note.tsx';
import { useAction } from '../actions.tsx';
import { LIVE, Loaded, Panel } from '../section-parts.tsx';

type Network = Omit<Faults, 'failNext'>;

const WELL: Network = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false };
const NETWORKS: readonly (readonly [name: string, note: string, network: Network])[] = [
  ['None', 'Everything answers at once.', WELL],
  ['Slow', 'Two to three seconds a call.', { ...WELL, latencyMs: 2_000, jitterMs: 1_000 }],
  ['Flaky', 'Three calls of ten fail.', { ...WELL, failureRate: 0.3 }],
  ['Offline', 'No call gets through.', { ...WELL, offline: true }],
];

export function NetworkPanel() {
  const faults = useGetFaults(LIVE);
  return (
    <Panel title="Network" text="For the screens; the console is never touched.">
      <Loaded query={faults}>{(present) => <NetworkChoice present={present} />}</Loaded>
    </Panel>
  );
}

function NetworkChoice({ present }: { present: Network }) {
  const { run } = useAction();
  const isPresent = (network: Network) =>
    Object.entries(network).every(([key, value]) => present[key as keyof Network] === value);
  const [name = '', note = 'As it was set elsewhere.'] =
    NETWORKS.find(([, , network]) => isPresent(network)) ?? [];
  const choose = async (chosen: string) => {
    const { data } = await getFaults();
    await putFaults({ ...data, ...NETWORKS.find(([key]) => key === chosen)?.[2] });
    return chosen === 'None' ? 'The network is well again' : `The network is ${chosen.toLowerCase()}`;
  };
  return (
    <>
      <Segmented
        block
        size="small"
        name="demo-network"
        aria-label="Network"
        options={NETWORKS.map(([key]) => key)}
        value={name}
        onChange={(key) => run(() => choose(key))}
      />
      <Note>{note}</Note>
    </>
  );
}
