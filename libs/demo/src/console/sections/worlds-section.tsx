import { type Scenario, useGetScenarios } from '@amana/api/control';
import { CopyButton } from '@amana/ui';
import { Space } from 'antd';
import { NOBODY, beginScenario, demoLinkUrl } from '../../demo-link.ts';
import { ActionButton } from '../actions.tsx';
import { type ConsoleApp, useConsoleApp } from '../console-app.ts';
import { Entry, Panel, Rows } from '../section-parts.tsx';

export function WorldsSection() {
  const scenarios = useGetScenarios();
  return (
    <Panel title="Start again" text="Forgets what was done, signs in whom it is about, opens the page.">
      <Rows
        aria-label="Scenarios"
        query={scenarios}
        rowKey="name"
        empty="No start is called so."
        search="Find a start"
        textOf={({ name, title, text, group }) => `${name} ${title} ${text} ${group}`}
        row={(scenario) => <ScenarioRow scenario={scenario} />}
      />
    </Panel>
  );
}

function ScenarioRow({ scenario }: { scenario: Scenario }) {
  const app = useConsoleApp();
  const { name, title, text, group } = scenario;
  return (
    <Entry title={title} note={`${group}: ${text}`}>
      <Space wrap>
        <ActionButton size="small" aria-label={`Start: ${title}`} action={() => startScenario(app, scenario)}>
          Start
        </ActionButton>
        <CopyButton label="Copy link" variant="link" text={demoLinkUrl(app.siteRoot, { scenario: name })} />
      </Space>
    </Entry>
  );
}

async function startScenario(app: ConsoleApp, { name, title, persona, path }: Scenario): Promise<string> {
  await beginScenario(app, name);
  if (persona === null) {
    // Signing out reloads the page anyway.
    window.location.assign(demoLinkUrl(app.siteRoot, { persona: NOBODY, to: path }));
    // Never resolves: when the action ends, screens refetch, and their ended session would lead to the site root.
    return new Promise(() => undefined);
  }
  await app.signInAs(persona);
  await app.goTo(path);
  return `Started: ${title}`;
}
