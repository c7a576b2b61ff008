import { errorText } from '@amana/api';
import type { Persona } from '@amana/api/control';
import { Badge, Button, Notice, Skeleton, classNames } from '@amana/ui';
import { Flex, Typography } from 'antd';
import { useHref } from 'react-router-dom';
import type { Side } from '@amana/domain';
import { windowNameOf } from '../namespaces.ts';
import styles from './phone.module.css';
import type { PhonePlace, Phones } from './use-phones.ts';
import { usePhoneSession, useSignedInEmail } from './use-phone-session.ts';

const SIDE_NAMES: Record<Side, string> = { buyer: 'Buyer', seller: 'Seller' };

export interface PhoneProps {
  side: Side;
  persona: Persona;
  people: readonly Persona[];
  place: PhonePlace;
  /** Counts the worlds: in another one everybody has to sign in again. */
  world: number;
  /** This person acts next. */
  isNext: boolean;
  hold: Phones['hold'];
  onGive: (personaId: string) => void;
  onSignedIn: () => void;
}

/** The whole product in a frame, with one person signed in. */
export function Phone({ side, persona, people, place, world, isNext, hold, onGive, onSignedIn }: PhoneProps) {
  const session = usePhoneSession(side, persona.id, world);
  const email = useSignedInEmail(side);
  const src = useHref(place.path);
  const signedIn = people.find((candidate) => candidate.email === email);
  const name = signedIn?.name ?? email ?? persona.name;
  const isSomebodyElse = !session.isFetching && email !== persona.email;
  const signIn = () => void session.refetch().then(onSignedIn);
  return (
    <section
      className={classNames(styles['phone'], isNext && styles['next'])}
      data-side={side}
      aria-label={`${SIDE_NAMES[side]}: ${persona.name}`}
    >
      <Flex
        component="header"
        className={styles['caption'] ?? ''}
        wrap
        gap="4px 12px"
        align="center"
        justify="space-between"
      >
        <div>
          <h2>{name}</h2>
          <Flex gap={8} align="center">
            <Typography.Text type="secondary">{SIDE_NAMES[side]}</Typography.Text>
            {isNext && <Badge colour="green">Acts now</Badge>}
          </Flex>
        </div>
        <select
          className={styles['cast']}
          aria-label={`Who is the ${side}`}
          value={persona.id}
          onChange={({ target }) => onGive(target.value)}
        >
          {people.map((candidate) => (
            <option key={candidate.id} value={candidate.id}>
              {candidate.name}
            </option>
          ))}
        </select>
      </Flex>
      {session.isError && (
        <Notice tone="warning">{errorText(session.error, `${persona.name} cannot sign in.`)}</Notice>
      )}
      {session.isSuccess && isSomebodyElse && (
        <Flex wrap gap="4px 8px" align="center">
          <span>{email === null ? 'Nobody is signed in.' : 'Signed in by hand.'}</span>
          <Button variant="link" onClick={signIn}>
            {`Sign in as ${persona.name}`}
          </Button>
        </Flex>
      )}
      <div className={styles['body']}>
        {session.isPending ? (
          <Skeleton heights={[44, 180, 240]} />
        ) : (
          <iframe
            key={`${persona.id} ${world} ${place.visit}`}
            ref={(frame) => {
              hold(side, frame);
              return () => hold(side, null);
            }}
            // The frame takes its storage namespace from it.
            name={windowNameOf(side)}
            title={`Phone of ${persona.name}`}
            src={src}
            className={styles['screen']}
            onLoad={({ currentTarget }) => hideScrollbar(currentTarget)}
          />
        )}
      </div>
    </section>
  );
}

/** The scroll bars of phones take no space. */
function hideScrollbar({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}
