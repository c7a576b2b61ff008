import { type Persona, useGetPersonas } from '@amana/api/control';
import { Badge, CopyButton, Icon } from '@amana/ui';
import { Button, Flex } from 'antd';
import { useUnit } from 'effector-react';
import { STAGE_PATH } from '../../demo-host.ts';
import { namespaceOfWindow, windowNameOf } from '../../namespaces.ts';
import { type ConsoleApp, useConsoleApp } from '../console-app.ts';
import { demoLinkUrl } from '../deep-link.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { DataTable, by } from '../parts/data-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Buttons, Note, Panel } from '../parts/panel.tsx';
import { OpenOnPhone } from './open-on-phone.tsx';
import { signInAs } from './sign-in-as.ts';

/** Signs in as a persona, here or in another window. */
export function PeopleSection() {
  const app = useConsoleApp();
  const personas = useGetPersonas();
  const user = useUnit(app.$user);
  const persona = personas.data?.data.find(({ email }) => email === user?.email);
  return (
    <>
      <Panel title="People" text="Be somebody here, or open them in a window of their own.">
        <Loaded query={personas}>
          {(people) => (
            <DataTable
              aria-label="People"
              rowKey="id"
              empty="Nobody."
              dataSource={people}
              columns={[
                {
                  title: 'Person',
                  sorter: by(({ name }) => name),
                  render: (_, person) => (
                    <PersonCell persona={person} isSignedIn={person.email === user?.email} />
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Panel>
      <Panel
        title="Stage"
        text="Buyer and seller beside each other on two phones, to show a trade to a room."
      >
        <Buttons>
          <Button
            href={`${app.siteRoot.replace(/\/$/, '')}${STAGE_PATH}`}
            target="_blank"
            rel="noreferrer"
            icon={<Icon name="forward" size={16} />}
            iconPlacement="end"
          >
            Open the stage
          </Button>
        </Buttons>
      </Panel>
      <Panel title="Link to this page" text="Opens the demo on this page, signed in as you are now.">
        <Buttons>
          <CopyButton
            label="Copy link"
            text={demoLinkUrl(app.siteRoot, { persona: persona?.id ?? null, to: app.address() })}
          />
        </Buttons>
      </Panel>
    </>
  );
}

function PersonCell({ persona, isSignedIn }: { persona: Persona; isSignedIn: boolean }) {
  const app = useConsoleApp();
  const { id, name, email, summary } = persona;
  const link = demoLinkUrl(app.siteRoot, { persona: id, to: isOnStage(app) ? null : app.address() });
  return (
    <Flex vertical gap={8}>
      <Flex wrap gap={8} justify="space-between">
        <strong>{name}</strong>
        {isSignedIn && <Badge colour="green">Signed in here</Badge>}
      </Flex>
      <Note>
        {email}
        <br />
        {summary}
      </Note>
      <Buttons>
        <ActionButton size="small" aria-label={`Sign in as ${name}`} action={() => signInAs(app, id)}>
          Sign in
        </ActionButton>
        <Button
          size="small"
          href={link}
          target={otherWindow(app)}
          aria-label={`New window as ${name}`}
          icon={<Icon name="forward" size={16} />}
          iconPlacement="end"
        >
          New window
        </Button>
        {!app.isBackendInBrowser && <OpenOnPhone name={name} link={link} />}
      </Buttons>
    </Flex>
  );
}

/** The window of the counterpart, whose session is apart from this one's. */
function otherWindow(app: ConsoleApp): string {
  // There a window of either name is one of the two phones.
  if (isOnStage(app)) return '_blank';
  return windowNameOf(namespaceOfWindow() === 'seller' ? 'buyer' : 'seller');
}

function isOnStage(app: ConsoleApp): boolean {
  return app.address().startsWith(STAGE_PATH);
}
