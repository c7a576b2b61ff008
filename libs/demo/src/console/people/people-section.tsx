import type { Persona } from '@amana/api/control';
import { useGetPersonas } from '@amana/api/control';
import { Badge, CopyButton, Icon, buttonClass } from '@amana/ui';
import { useUnit } from 'effector-react';
import { namespaceOfWindow, windowNameOf } from '../../namespaces.ts';
import { STAGE_PATH } from '../../stage/stage-path.ts';
import type { ConsoleApp } from '../console-app.ts';
import { useConsoleApp } from '../console-app.ts';
import { demoLinkUrl } from '../deep-link.ts';
import { ActButton } from '../parts/act-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { signInAs } from './sign-in-as.ts';
import { StageLink } from './stage-link.tsx';

/** Who can be whom, here or in a window of their own. */
export function PeopleSection() {
  const personas = useGetPersonas();
  const user = useUnit(useConsoleApp().$user);
  return (
    <>
      <Panel title="People" text="Be somebody here, or open them in a window of their own.">
        <Loaded query={personas}>
          {(people) => (
            <ul className={styles['list']}>
              {people.map((persona) => (
                <PersonRow key={persona.id} persona={persona} isSignedIn={persona.email === user?.email} />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
      <StageLink />
      <ThisPage personas={personas.data?.data ?? []} />
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
        <ActButton aria-label={`Sign in as ${name}`} act={() => signInAs(app, id)}>
          Sign in
        </ActButton>
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

/** A link to where the visitor is, for somebody else. */
function ThisPage({ personas }: { personas: readonly Persona[] }) {
  const app = useConsoleApp();
  const user = useUnit(app.$user);
  const persona = personas.find(({ email }) => email === user?.email);
  return (
    <Panel title="Link to this page" text="Opens the demo on this page, signed in as you are now.">
      <Buttons>
        <CopyButton
          label="Copy link"
          text={demoLinkUrl(app.siteRoot, { persona: persona?.id ?? null, to: app.address() })}
        />
      </Buttons>
    </Panel>
  );
}
