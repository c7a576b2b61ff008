import { Button } from '@amana/ui';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { useConsoleApp } from '../console-app.ts';
import { ActButton } from '../parts/act-button.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import { useAct } from '../parts/use-act.ts';
import { signInAgain } from '../people/sign-in-as.ts';
import { exportWorld, importWorld } from './world-file.ts';

/** The whole world out and in: to keep a moment, or to hand it to somebody. */
export function WorldFile() {
  const app = useConsoleApp();
  const input = useRef<HTMLInputElement>(null);
  const { run, isRunning } = useAct();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file === undefined) return;
    run(async () => {
      const text = await importWorld(file);
      await signInAgain(app);
      return text;
    });
  };
  return (
    <Panel title="World as a file" text="Keeps everything: orders, mail, money, time.">
      <Buttons>
        <ActButton act={exportWorld}>Export</ActButton>
        <Button variant="secondary" loading={isRunning} onClick={() => input.current?.click()}>
          Import
        </Button>
      </Buttons>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="World file"
        onChange={take}
      />
    </Panel>
  );
}
