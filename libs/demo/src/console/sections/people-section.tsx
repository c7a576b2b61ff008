import { type Persona, useGetPersonas, useGetState } from '@amana/api/control';
import { Badge, CopyButton, Icon } from '@amana/ui';
import { Button, Space } from 'antd';
import { useUnit } from 'effector-react';
import { brandOfTab } from '../../brand-link.ts';
import { FRONT_PATH, STAGE_PATH } from '../../demo-host.ts';
import { type DemoLink, NOBODY, demoLinkUrl } from '../../demo-link.ts';
import { namespaceOfWindow, windowNameOf } from '../../namespaces.ts';
import { ActionButton } from '../actions.tsx';
import { useAddress, useConsoleApp } from '../console-app.ts';
import { Entry, LIVE, Panel, Rows } from '../section-parts.tsx';

const NEW_WINDOW = { icon: <Icon name="forward" size={16} />, iconPlacement: 'end' } as const;

export function PeopleSection() {
  const { $user, siteRoot } = useConsoleApp();
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
  const brand = new URLSearchParams(brandOfTab()).toString();
  const pageLink = (path: string, text: string) => (
    <Button
      href={siteRoot.replace(/\/$/, '') + path + (brand && `?${brand}`)}
      target="_blank"
      rel="noreferrer"
      {...NEW_WINDOW}
    >
      {text}
    </Button>
  );
  return (
    <>
      <Panel title="People" text="Be somebody here, or open them in a window of their own.">
        <Rows
          aria-label="People"
          query={personas}
          rowKey="id"
          empty="Nobody."
          row={(person) => <Person {...person} isSignedIn={person.email === email} />}
        />
      </Panel>
      <Panel
        title="Stage"
        text="Buyer and seller beside each other on two phones, to show a trade to a room."
      >
        <Space wrap>
          {pageLink(STAGE_PATH, 'Open the stage')}
          {pageLink(FRONT_PATH, 'Open the front page')}
        </Space>
      </Panel>
      <Panel
        title="Link to this page"
        text="Signs in as you are now. With the scenario, it starts anew: what was done since is not in it."
      >
        <Space wrap>
          {copyButton('Copy link', {})}
          {scenario !== undefined && copyButton('Copy link to this scenario', { scenario })}
        </Space>
      </Panel>
    </>
  );
}

function Person({ id, name, email, summary, isSignedIn }: Persona & { isSignedIn: boolean }) {
  const app = useConsoleApp();
  const address = useAddress();
  const isOnStage = address.startsWith(STAGE_PATH);
  // The counterpart's window has its own session; on the stage that window is one of the phones.
  const otherWindow = windowNameOf(namespaceOfWindow() === 'seller' ? 'buyer' : 'seller');
  return (
    <Entry title={name} note={`${email} · ${summary}`}>
      <Space wrap>
        <ActionButton size="small" aria-label={`Sign in as ${name}`} action={() => app.signInAs(id)}>
          Sign in
        </ActionButton>
        <Button
          size="small"
          href={demoLinkUrl(app.siteRoot, { persona: id, to: isOnStage ? null : address })}
          target={isOnStage ? '_blank' : otherWindow}
          aria-label={`New window as ${name}`}
          {...NEW_WINDOW}
        >
          New window
        </Button>
        {isSignedIn && <Badge colour="green">Signed in</Badge>}
      </Space>
    </Entry>
  );
}
