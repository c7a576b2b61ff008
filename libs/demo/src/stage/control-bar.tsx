import { Button, ConfirmDialog, Icon, Switch } from '@amana/ui';
import { useState } from 'react';
import styles from './control-bar.module.css';
import { DueText } from './due-text.tsx';
import type { Scene } from './read-scene.ts';
import type { Direction } from './use-direction.ts';

export interface ControlBarProps {
  scene: Scene | undefined;
  direction: Direction;
  bank: { paysByItself: boolean; setPaysByItself: (paysByItself: boolean) => void };
  isSupportShown: boolean;
  onSupport: () => void;
  onSwap: () => void;
}

/** What the presenter plays besides the two people: bank, time, support. */
export function ControlBar({ scene, direction, bank, isSupportShown, onSupport, onSwap }: ControlBarProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { busyWith, run } = direction;
  const nextDue = scene?.nextDue ?? null;
  const account = scene?.trade?.account ?? null;
  const hasTrade = (scene?.trade ?? null) !== null;
  return (
    <section className={styles['bar']} aria-label="Controls">
      <div className={styles['buttons']}>
        <Button
          variant="secondary"
          loading={busyWith === 'pay'}
          disabled={account === null}
          onClick={() => run('pay')}
        >
          <Icon name="bank" />
          Pay exactly
        </Button>
        <Button
          variant="secondary"
          loading={busyWith === 'clock'}
          disabled={nextDue === null}
          onClick={() => run('clock')}
        >
          <Icon name="clock" />
          Next event
        </Button>
        <Button variant="secondary" aria-pressed={isSupportShown} onClick={onSupport}>
          <Icon name="chat" />
          Support
        </Button>
        <Button variant="secondary" onClick={onSwap}>
          Swap sides
        </Button>
        <Button variant="secondary" disabled={!hasTrade} onClick={() => run('newTrade')}>
          New trade
        </Button>
        <Button variant="quietDanger" loading={busyWith === 'reset'} onClick={() => setIsAsked(true)}>
          Reset
        </Button>
      </div>
      <p className={styles['due']}>
        <DueText due={nextDue} />
      </p>
      <Switch
        label="The bank pays by itself after 20 seconds"
        checked={bank.paysByItself}
        onChange={bank.setPaysByItself}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title="Reset the demo?"
        text="Every order, message and payment goes back to how it was at the start."
        confirmText="Reset"
        isDanger
        onConfirm={() => {
          setIsAsked(false);
          run('reset');
        }}
        onCancel={() => setIsAsked(false)}
      />
    </section>
  );
}
