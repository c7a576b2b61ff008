import type { Faults } from '@amana/api/control';
import { putFaults, useGetFaults } from '@amana/api/control';
import { RadioCards } from '@amana/ui';
import { useAction } from '../parts/action-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Panel } from '../parts/panel.tsx';
import { FailNext } from './fail-next.tsx';

const NONE = { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: false };
type Preset = typeof NONE;

const PRESETS: Readonly<Record<string, { note: string; faults: Preset }>> = {
  None: { note: 'Everything answers at once.', faults: NONE },
  Slow: { note: 'Two to three seconds a call.', faults: { ...NONE, latencyMs: 2_000, jitterMs: 1_000 } },
  Flaky: { note: 'Three calls of ten fail.', faults: { ...NONE, failureRate: 0.3 } },
  Offline: { note: 'No call gets through.', faults: { ...NONE, offline: true } },
};

function isSame(preset: Preset, { latencyMs, jitterMs, failureRate, offline }: Faults): boolean {
  return JSON.stringify(preset) === JSON.stringify({ latencyMs, jitterMs, failureRate, offline });
}

/** Disturbs the application's calls; the console's own are never touched. */
export function FaultsSection() {
  const faults = useGetFaults();
  return <Loaded query={faults}>{(present) => <Present faults={present} />}</Loaded>;
}

function Present({ faults }: { faults: Faults }) {
  const { run } = useAction();
  const presets = Object.entries(PRESETS);
  const choose = (name: string) =>
    run(async () => {
      await putFaults({ ...faults, ...PRESETS[name]?.faults });
      return name === 'None' ? 'The network is well again' : `The network is ${name.toLowerCase()}`;
    });
  return (
    <>
      <Panel title="Network" text="For the screens; the console is never touched.">
        <RadioCards
          legend="How calls fare"
          name="demo-faults"
          choices={presets.map(([name, { note }]) => ({ value: name, label: name, note }))}
          selected={presets.find(([, preset]) => isSame(preset.faults, faults))?.[0] ?? null}
          onSelect={choose}
        />
      </Panel>
      <FailNext faults={faults} />
    </>
  );
}
