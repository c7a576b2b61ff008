import { undoCall } from '@amana/api/control';
import { ActionButton } from '../parts/action-button.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import { ScenarioLibrary } from './scenario-library.tsx';
import { WorldFile } from './world-file-panel.tsx';

/** Where the world starts from, one step back, and the world as a file. */
export function WorldsSection() {
  return (
    <>
      <Panel title="One step back" text="Takes back the last thing that was done, here or on a screen.">
        <Buttons>
          <ActionButton action={undo}>Undo the last step</ActionButton>
        </Buttons>
      </Panel>
      <ScenarioLibrary />
      <WorldFile />
    </>
  );
}

async function undo(): Promise<string> {
  const { data } = await undoCall();
  const more = data.left === 1 ? 'One more step' : `${data.left} more steps`;
  return `Taken back: ${data.undone.operationId}. ${data.left === 0 ? 'This was the first step' : `${more} can be`}.`;
}
