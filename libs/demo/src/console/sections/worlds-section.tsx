import {
  type Scenario,
  type Snapshot,
  getSnapshot,
  putSnapshot,
  resetWorld,
  useGetScenarios,
} from '@amana/api/control';
import { CopyButton, FileButton, downloadFile } from '@amana/ui';
import { Space } from 'antd';
import { NOBODY, demoLinkUrl } from '../../demo-link.ts';
import { Refusal } from '../../shared/refusal.ts';
import { ActionButton, useAction } from '../actions.tsx';
import { type ConsoleApp, signInAgain, useConsoleApp } from '../console-app.ts';
import { viewChanged } from '../console-model.ts';
import { DataTable, Entry, Panel, useSearch } from '../section-parts.tsx';

export function WorldsSection() {
  const app = useConsoleApp();
  const { run, isRunning } = useAction();
  return (
    <>
      <ScenarioLibrary />
      <Panel title="World as a file" text="Holds everything: orders, mail, money, time.">
        <Space wrap>
          <ActionButton action={exportWorld}>Export</ActionButton>
          <FileButton
            variant="secondary"
            loading={isRunning}
            inputLabel="World file"
            accept="application/json,.json"
            onFile={(file) => run(() => importWorld(app, file))}
          >
            Import
          </FileButton>
        </Space>
      </Panel>
    </>
  );
}

type Row = Scenario | { readonly title: string; readonly children: readonly Scenario[] };

function ScenarioLibrary() {
  const scenarios = useGetScenarios();
  const search = useSearch('Find a start');
  const groupsOf = (all: readonly Scenario[]): Row[] => {
    const found = all.filter(({ name, title, text, group }) => search.matches(name, title, text, group));
    return [...new Set(found.map(({ group }) => group))].map((title) => ({
      title,
      children: found.filter((scenario) => scenario.group === title),
    }));
  };
  return (
    <Panel title="Start again" text="Forgets what was done, signs in whom it is about, opens the page.">
      {search.field}
      <DataTable
        aria-label="Scenarios"
        query={scenarios}
        rowsOf={groupsOf}
        rowKey="title"
        empty="No start is called so."
        pagination={false}
        expandable={{
          expandedRowKeys: scenarios.data?.data.map(({ group }) => group) ?? [],
          expandIcon: () => null,
          indentSize: 0,
        }}
        columns={[
          [
            'Start',
            ({ title }) => title,
            (row) => ('children' in row ? <h4>{row.title}</h4> : <ScenarioCell scenario={row} />),
          ],
        ]}
      />
    </Panel>
  );
}

function ScenarioCell({ scenario }: { scenario: Scenario }) {
  const app = useConsoleApp();
  const { name, title, text } = scenario;
  return (
    <Entry title={title} note={text}>
      <Space wrap>
        <ActionButton size="small" aria-label={`Start: ${title}`} action={() => startScenario(app, scenario)}>
          Start
        </ActionButton>
        <CopyButton label="Copy link" variant="link" text={demoLinkUrl(app.siteRoot, { scenario: name })} />
      </Space>
    </Entry>
  );
}

/** Mails of the new or earlier world are not unread. */
const markMailsSeen = () => viewChanged({ seenMailId: null });

async function startScenario(app: ConsoleApp, { name, title, persona, path }: Scenario): Promise<string> {
  await resetWorld({ scenario: name });
  markMailsSeen();
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

async function exportWorld(): Promise<string> {
  const { data } = await getSnapshot();
  const name = 'amana-world.json';
  downloadFile(name, new Blob([JSON.stringify(data)], { type: 'application/json' }));
  return `The world is in your downloads as ${name}`;
}

async function importWorld(app: ConsoleApp, file: File): Promise<string> {
  const parsed = file.text().then((text) => JSON.parse(text) as Partial<Snapshot> | null);
  const world = await parsed.catch(() => {
    throw new Refusal(`${file.name} is not a world: it is not JSON.`);
  });
  // The mock validates the content.
  const version = world?.version;
  if (typeof version !== 'number') throw new Refusal(`${file.name} is not a world that was exported here.`);
  await putSnapshot({ ...world, version });
  markMailsSeen();
  await signInAgain(app);
  return `The world of ${file.name} is loaded`;
}
