import { type Scenario, resetWorld, useGetScenarios } from '@amana/api/control';
import { CopyButton } from '@amana/ui';
import { Input } from 'antd';
import { useState } from 'react';
import { type ConsoleApp, useConsoleApp } from '../console-app.ts';
import { demoLinkUrl } from '../deep-link.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { DataTable, by, matchesSearch } from '../parts/data-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Buttons, Note, Panel } from '../parts/panel.tsx';
import { signInAs } from '../people/sign-in-as.ts';

/** A group has its scenarios as children, a scenario has none. */
interface Row {
  readonly title: string;
  readonly scenario?: Scenario;
  readonly children?: readonly Row[];
}

/** Every scenario, in groups, and findable. */
export function ScenarioLibrary() {
  const scenarios = useGetScenarios();
  const [search, setSearch] = useState('');
  return (
    <Panel title="Start again" text="Forgets what was done, signs in whom it is about, opens the page.">
      <Input
        type="search"
        aria-label="Find a start"
        placeholder="Find a start"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={scenarios}>
        {(all) => {
          const groups = groupsOf(all.filter((scenario) => isFound(search, scenario)));
          return (
            <DataTable<Row>
              aria-label="Scenarios"
              rowKey="title"
              empty="No start is called so."
              pagination={false}
              dataSource={groups}
              expandable={{
                expandedRowKeys: groups.map(({ title }) => title),
                expandIcon: () => null,
                indentSize: 0,
              }}
              columns={[
                {
                  title: 'Start',
                  sorter: by(({ title }) => title),
                  render: (_, { title, scenario }) =>
                    scenario === undefined ? <h4>{title}</h4> : <ScenarioCell scenario={scenario} />,
                },
              ]}
            />
          );
        }}
      </Loaded>
    </Panel>
  );
}

function isFound(search: string, { name, title, text, group }: Scenario): boolean {
  return matchesSearch(search, [name, title, text, group].join(' '));
}

function groupsOf(scenarios: readonly Scenario[]): Row[] {
  return [...Map.groupBy(scenarios, ({ group }) => group)].map(([group, inGroup]) => ({
    title: group,
    children: inGroup.map((scenario) => ({ title: scenario.title, scenario })),
  }));
}

function ScenarioCell({ scenario }: { scenario: Scenario }) {
  const app = useConsoleApp();
  const { name, title, text } = scenario;
  return (
    <>
      <strong>{title}</strong>
      <br />
      <Note>{text}</Note>
      <Buttons>
        <ActionButton size="small" aria-label={`Start: ${title}`} action={() => startScenario(app, scenario)}>
          Start
        </ActionButton>
        <CopyButton label="Copy link" variant="link" text={demoLinkUrl(app.siteRoot, { scenario: name })} />
      </Buttons>
    </>
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
