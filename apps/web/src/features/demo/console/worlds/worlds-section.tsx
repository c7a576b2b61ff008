import { resetWorld } from '@amana/api/control';
import { CopyButton } from '@amana/ui';
import { useConsoleApp } from '../console-app.ts';
import { demoLinkUrl } from '../deep-link.ts';
import { ActButton } from '../parts/act-button.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { signInAgain } from '../people/sign-in-as.ts';
import type { Scenario } from './scenarios.ts';
import { SCENARIOS } from './scenarios.ts';
import { WorldFile } from './world-file-panel.tsx';

/** Where the world starts from, and the world as a file. */
export function WorldsSection() {
  return (
    <>
      <Panel title="Start again" text="Everything that was done is forgotten. Who is signed in stays so.">
        <ul className={styles['list']}>
          {SCENARIOS.map((scenario) => (
            <ScenarioItem key={scenario.name} scenario={scenario} />
          ))}
        </ul>
      </Panel>
      <WorldFile />
    </>
  );
}

function ScenarioItem({ scenario: { name, title, text } }: { scenario: Scenario }) {
  const app = useConsoleApp();
  const start = async () => {
    await resetWorld({ scenario: name });
    await signInAgain(app);
    return `The world starts from ${title}`;
  };
  return (
    <li className={styles['item']}>
      <strong>{title}</strong>
      <p className={styles['soft']}>{text}</p>
      <Buttons>
        <ActButton act={start} aria-label={`Start ${title}`}>
          Start
        </ActButton>
        <CopyButton label="Copy link" variant="link" text={demoLinkUrl({ scenario: name })} />
      </Buttons>
    </li>
  );
}
