import { Button } from '@amana/ui';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { useConsoleApp } from '../console-app.ts';
import { ActionButton, useAction } from '../parts/action-button.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import { signInAgain } from '../people/sign-in-as.ts';
import { exportWorld, importWorld } from './world-file.ts';

/** The whole world out and in: to keep a moment, or to hand it to somebody. */
export function WorldFile() {
  const app = useConsoleApp();
  const input = useRef<HTMLInputElement>(null);
  const { run, isRunning } = useAction();
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
        <ActionButton action={exportWorld}>Export</ActionButton>
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
