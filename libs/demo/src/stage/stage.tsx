import type { Persona } from '@amana/api/control';
import type { Side } from '@amana/domain';
import { Tabs } from '@amana/ui';
import { useState } from 'react';
import { SIDES } from '../namespaces.ts';
import { MoneyPicture } from './money-picture.tsx';
import { Phone } from './phone.tsx';
import { StageHeader } from './stage-header.tsx';
import styles from './stage.module.css';
import type { Step } from './trade-script.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useStage } from './use-stage.ts';

export function Stage({ people }: { people: readonly Persona[] }) {
  const stage = useStage(people);
  const { names, line, press } = stage;
  const { step } = line;
  /** Holds for one step: then the tabs follow whose turn it is. */
  const [chosen, setChosen] = useState<{ step: Step; side: Side } | null>(null);
  const acting = press?.side ?? (line.who === 'buyer' ? 'buyer' : 'seller');
  const autoplay = useAutoplay(stage);
  const shown = !autoplay.isPlaying && chosen?.step === step ? chosen.side : acting;
  return (
    <div className={styles['stage']} data-shown={shown} data-playing={autoplay.isPlaying}>
      <StageHeader stage={stage} autoplay={autoplay} />
      <div className={styles['tabs']}>
        <Tabs
          label="What is shown"
          tabs={SIDES.map((side) => ({ key: side, label: names[side] }))}
          selected={shown}
          onSelect={(side) => setChosen({ step, side })}
        />
      </div>
      {SIDES.map((side) => (
        <Phone key={side} stage={stage} side={side} />
      ))}
      <MoneyPicture stage={stage} />
    </div>
  );
}
