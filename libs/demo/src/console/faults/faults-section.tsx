import type { Faults } from '@amana/api/control';
import { putFaults, useGetFaults } from '@amana/api/control';
import { RadioCards } from '@amana/ui';
import { Loaded } from '../parts/loaded.tsx';
import { Panel } from '../parts/panel.tsx';
import { useAct } from '../parts/use-act.ts';
import { FailNext } from './fail-next.tsx';
import { FAULT_PRESETS, isPreset } from './fault-presets.ts';

/** A network and a server that are not at their best; the console itself is never touched. */
export function FaultsSection() {
  const faults = useGetFaults();
  return <Loaded query={faults}>{(standing) => <Standing faults={standing} />}</Loaded>;
}

function Standing({ faults }: { faults: Faults }) {
  const { run } = useAct();
  const chosen = FAULT_PRESETS.find((preset) => isPreset(preset, faults))?.name ?? null;
  const choose = (name: string) => {
    const preset = FAULT_PRESETS.find((candidate) => candidate.name === name);
    if (preset === undefined) return;
    run(async () => {
      await putFaults({ ...preset.faults, failNext: faults.failNext });
      return name === 'None' ? 'The network is well again' : `The network is ${name.toLowerCase()}`;
    });
  };
  return (
    <>
      <Panel title="Network" text="For the screens; the console is never touched.">
        <RadioCards
          legend="How calls fare"
          name="demo-faults"
          choices={FAULT_PRESETS.map(({ name, text }) => ({ value: name, label: name, note: text }))}
          selected={chosen}
          onSelect={choose}
        />
      </Panel>
      <FailNext faults={faults} />
    </>
  );
}
