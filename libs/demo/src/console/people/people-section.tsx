import type { Persona } from '@amana/api/control';
import { useGetPersonas } from '@amana/api/control';
import { Badge, CopyButton, Icon, buttonClass } from '@amana/ui';
import { useUnit } from 'effector-react';
import { STAGE_PATH } from '../../demo-host.ts';
import { namespaceOfWindow, windowNameOf } from '../../namespaces.ts';
import type { ConsoleApp } from '../console-app.ts';
import { useConsoleApp } from '../console-app.ts';
import { demoLinkUrl } from '../deep-link.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { List, Loaded } from '../parts/loaded.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
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
            <List items={people} empty="">
              {(person) => (
                <PersonRow key={person.id} persona={person} isSignedIn={person.email === user?.email} />
              )}
            </List>
          )}
        </Loaded>
      </Panel>
      <Panel
        title="Stage"
        text="Buyer and seller beside each other on two phones, to show a trade to a room."
      >
        <Buttons>
          <a
            className={buttonClass('secondary')}
            href={`${app.siteRoot.replace(/\/$/, '')}${STAGE_PATH}`}
            target="_blank"
            rel="noreferrer"
          >
            Open the stage
            <Icon name="forward" size={16} />
          </a>
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

function PersonRow({ persona, isSignedIn }: { persona: Persona; isSignedIn: boolean }) {
  const app = useConsoleApp();
  const { id, name, email, summary } = persona;
  return (
    <li className={styles['item']}>
      <div className={styles['line']}>
        <strong>{name}</strong>
        {isSignedIn && <Badge colour="green">Signed in here</Badge>}
      </div>
      <p className={styles['soft']}>
        {email}
        <br />
        {summary}
      </p>
      <Buttons>
        <ActionButton aria-label={`Sign in as ${name}`} action={() => signInAs(app, id)}>
          Sign in
        </ActionButton>
        <a
          className={buttonClass('secondary')}
          href={demoLinkUrl(app.siteRoot, { persona: id, to: isOnStage(app) ? null : app.address() })}
          target={otherWindow(app)}
          aria-label={`New window as ${name}`}
        >
          New window
          <Icon name="forward" size={16} />
        </a>
      </Buttons>
    </li>
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
