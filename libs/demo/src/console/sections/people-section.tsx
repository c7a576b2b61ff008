import { type Persona, useGetPersonas, useGetState } from '@amana/api/control';
import { Badge, CopyButton, Icon, QrCode } from '@amana/ui';
import { Button, Flex, Popover, Space } from 'antd';
import { useUnit } from 'effector-react';
import { FRONT_PATH, SCRIPT_PATH, STAGE_PATH } from '../../demo-host.ts';
import { type DemoLink, NOBODY, demoLinkUrl } from '../../demo-link.ts';
import { namespaceOfWindow, windowNameOf } from '../../namespaces.ts';
import { Note } from '../../shared/note.tsx';
import { ActionButton } from '../actions.tsx';
import { isLoopbackHost, useAddress, useConsoleApp } from '../console-app.ts';
import { DataTable, Entry, LIVE, Panel } from '../section-parts.tsx';

const NEW_WINDOW = { icon: <Icon name="forward" size={16} />, iconPlacement: 'end' } as const;

export function PeopleSection() {
  const { $user, siteRoot, isBackendInBrowser } = useConsoleApp();
  const personas = useGetPersonas();
  const email = useUnit($user)?.email;
  const persona = personas.data?.data.find((person) => person.email === email)?.id ?? null;
  const isNoPersona = email !== undefined && persona === null && personas.isSuccess;
  const scenario = useGetState(LIVE).data?.data.scenario;
  const to = useAddress();
  const copyButton = (label: string, link: Partial<DemoLink>) => (
    <CopyButton
      label={label}
      text={demoLinkUrl(siteRoot, { ...link, persona: persona ?? NOBODY, to })}
      disabledReason={isNoPersona ? 'A link can sign in only the people above.' : null}
    />
  );
  const pageLink = (path: string, text: string) => (
    <Button href={siteRoot.replace(/\/$/, '') + path} target="_blank" rel="noreferrer" {...NEW_WINDOW}>
      {text}
    </Button>
  );
  return (
    <>
      <Panel title="People" text="Be somebody here, or open them in a window of their own.">
        <DataTable
          aria-label="People"
          query={personas}
          rowsOf={(people) => people}
          rowKey="id"
          empty="Nobody."
          columns={[
            [
              'Person',
              ({ name }) => name,
              (person) => <Person {...person} isSignedIn={person.email === email} />,
            ],
          ]}
        />
        {!isBackendInBrowser && isLoopbackHost(window.location.hostname) && (
          <Note>
            A phone cannot open this page, because {window.location.hostname} leads each device to itself. A
            published demo opens on a phone, with its own data.
          </Note>
        )}
      </Panel>
      <Panel
        title="Stage"
        text="Buyer and seller beside each other on two phones, to show a trade to a room."
      >
        <Space wrap>
          {pageLink(STAGE_PATH, 'Open the stage')}
          {pageLink(SCRIPT_PATH, 'Print the script')}
          {pageLink(FRONT_PATH, 'Open the front page')}
        </Space>
      </Panel>
      <Panel title="Link to this page" text="Opens the demo on this page, signed in as you are now.">
        <Space wrap>
          {copyButton('Copy link', {})}
          {scenario !== undefined && copyButton('Copy link to this scenario', { scenario })}
        </Space>
        <Note>The link to this scenario starts it again: what was done since then is not in it.</Note>
      </Panel>
    </>
  );
}

function Person({ id, name, email, summary, isSignedIn }: Persona & { isSignedIn: boolean }) {
  const app = useConsoleApp();
  const address = useAddress();
  const isOnStage = address.startsWith(STAGE_PATH);
  const link = demoLinkUrl(app.siteRoot, { persona: id, to: isOnStage ? null : address });
  // The counterpart's window has its own session; on the stage that window is one of the phones.
  const otherWindow = windowNameOf(namespaceOfWindow() === 'seller' ? 'buyer' : 'seller');
  return (
    <Flex vertical gap={8}>
      <Flex wrap gap={8} align="start" justify="space-between">
        <Entry title={name} note={email} />
        {isSignedIn && <Badge colour="green">Signed in here</Badge>}
      </Flex>
      <Note>{summary}</Note>
      <Space wrap>
        <ActionButton size="small" aria-label={`Sign in as ${name}`} action={() => app.signInAs(id)}>
          Sign in
        </ActionButton>
        <Button
          size="small"
          href={link}
          target={isOnStage ? '_blank' : otherWindow}
          aria-label={`New window as ${name}`}
          {...NEW_WINDOW}
        >
          New window
        </Button>
        {!app.isBackendInBrowser && !isLoopbackHost(window.location.hostname) && (
          <Popover
            trigger="click"
            destroyOnHidden
            content={<QrCode text={link} label={`QR code: open as ${name}`} />}
          >
            <Button
              size="small"
              icon={<Icon name="phone" size={16} />}
              aria-label={`Open on a phone as ${name}`}
            >
              Phone
            </Button>
          </Popover>
        )}
      </Space>
    </Flex>
  );
}
