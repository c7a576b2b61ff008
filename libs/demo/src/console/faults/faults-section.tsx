import { type Faults, putFaults, useGetFaults } from '@amana/api/control';
import { Segmented } from 'antd';
import { useAction } from '../parts/action-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Note, Panel } from '../parts/panel.tsx';
import { Deviations } from './deviations.tsx';
import { FailNext } from './fail-next.tsx';
import { NetworkForm } from './network-form.tsx';

export const NO_FAULTS = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false };
export type NetworkFaults = typeof NO_FAULTS;

const PRESETS: Readonly<Record<string, { note: string; faults: NetworkFaults }>> = {
  None: { note: 'Everything answers at once.', faults: NO_FAULTS },
  Slow: { note: 'Two to three seconds a call.', faults: { ...NO_FAULTS, latencyMs: 2_000, jitterMs: 1_000 } },
  Flaky: { note: 'Three calls of ten fail.', faults: { ...NO_FAULTS, failureRate: 0.3 } },
  Offline: { note: 'No call gets through.', faults: { ...NO_FAULTS, offline: true } },
};

function isSame(preset: NetworkFaults, { latencyMs, jitterMs, failureRate, offline }: Faults): boolean {
  return JSON.stringify(preset) === JSON.stringify({ latencyMs, jitterMs, failureRate, offline });
}

/** Disturbs the application's calls; the console's own are never touched. */
export function FaultsSection() {
  const faults = useGetFaults();
  return (
    <>
      <Loaded query={faults}>{(present) => <Present faults={present} />}</Loaded>
      <Deviations />
    </>
  );
}

function Present({ faults }: { faults: Faults }) {
  const { run } = useAction();
  const name = Object.keys(PRESETS).find((key) => isSame(PRESETS[key]?.faults ?? NO_FAULTS, faults));
  const choose = (chosen: string) =>
    run(async () => {
      await putFaults({ ...faults, ...PRESETS[chosen]?.faults });
      return chosen === 'None' ? 'The network is well again' : `The network is ${chosen.toLowerCase()}`;
    });
  return (
    <>
      <Panel title="Network" text="For the screens; the console is never touched.">
        <Segmented
          block
          name="demo-faults"
          aria-label="Network"
          options={Object.keys(PRESETS)}
          value={name ?? ''}
          onChange={choose}
        />
        <Note>{name === undefined ? 'With the values below.' : PRESETS[name]?.note}</Note>
        <NetworkForm key={JSON.stringify(faults)} faults={faults} />
      </Panel>
      <FailNext faults={faults} />
    </>
  );
}
