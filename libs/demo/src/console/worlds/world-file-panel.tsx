import { FileButton } from '@amana/ui';
import { useConsoleApp } from '../console-app.ts';
import { ActionButton, useAction } from '../parts/action-button.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import { signInAgain } from '../people/sign-in-as.ts';
import { exportWorld, importWorld } from './world-file.ts';

/** Exports and imports the whole world, to keep a moment or to hand it to somebody. */
export function WorldFile() {
  const app = useConsoleApp();
  const { run, isRunning } = useAction();
  const load = (file: File) =>
    run(async () => {
      const text = await importWorld(file);
      await signInAgain(app);
      return text;
    });
  return (
    <Panel title="World as a file" text="Holds everything: orders, mail, money, time.">
      <Buttons>
        <ActionButton action={exportWorld}>Export</ActionButton>
        <FileButton
          variant="secondary"
          loading={isRunning}
          inputLabel="World file"
          accept="application/json,.json"
          onFile={load}
        >
          Import
        </FileButton>
      </Buttons>
    </Panel>
  );
}
