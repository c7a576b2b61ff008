import type { Scenario } from '@amana/api/control';
import { resetWorld, useGetScenarios } from '@amana/api/control';
import { CopyButton, TextField } from '@amana/ui';
import { useState } from 'react';
import type { ConsoleApp } from '../console-app.ts';
import { useConsoleApp } from '../console-app.ts';
import { demoLinkUrl } from '../deep-link.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Buttons, Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { signInAs } from '../people/sign-in-as.ts';

/** Every named start, in groups, and findable. */
export function ScenarioLibrary() {
  const scenarios = useGetScenarios();
  const [search, setSearch] = useState('');
  return (
    <Panel title="Start again" text="Forgets what was done, signs in whom it is about, opens the page.">
      <TextField
        label="Find a start"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={scenarios}>{(all) => <Groups scenarios={all.filter(matches(search))} />}</Loaded>
    </Panel>
  );
}

function matches(search: string) {
  const words = search.toLowerCase().split(/\s+/);
  return ({ name, title, text, group }: Scenario) => {
    const all = [name, title, text, group].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

function Groups({ scenarios }: { scenarios: readonly Scenario[] }) {
  if (scenarios.length === 0) return <Nothing>No start is called so.</Nothing>;
  const groups = [...new Set(scenarios.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group} className={styles['group']}>
      <h4 className={styles['subtitle']}>{group}</h4>
      <ul className={styles['list']}>
        {scenarios
          .filter((scenario) => scenario.group === group)
          .map((scenario) => (
            <ScenarioItem key={scenario.name} scenario={scenario} />
          ))}
      </ul>
    </div>
  ));
}

function ScenarioItem({ scenario }: { scenario: Scenario }) {
  const app = useConsoleApp();
  const { name, title, text } = scenario;
  return (
    <li className={styles['item']}>
      <strong>{title}</strong>
      <p className={styles['soft']}>{text}</p>
      <Buttons>
        <ActionButton action={() => startScenario(app, scenario)} aria-label={`Start: ${title}`}>
          Start
        </ActionButton>
        <CopyButton label="Copy link" variant="link" text={demoLinkUrl(app.siteRoot, { scenario: name })} />
      </Buttons>
    </li>
  );
}

/** Replaces the world, signs in the person whom the scenario is about, and opens its page. */
async function startScenario(app: ConsoleApp, { name, title, persona, path }: Scenario): Promise<string> {
  if (persona === null) {
    // A sign-out loads the page again anyway.
    window.location.assign(demoLinkUrl(app.siteRoot, { scenario: name }));
    return `Starts: ${title}`;
  }
  await resetWorld({ scenario: name });
  await signInAs(app, persona);
  await app.goTo(path);
  return `Started: ${title}`;
}
