import { errorText } from '@amana/api';
import { type Mail, createPersonaSession } from '@amana/api/control';
import type { Side } from '@amana/domain';
import { Badge, Button, Notice, Skeleton } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { useDemoHost } from '../demo-host.ts';
import { windowNameOf } from '../namespaces.ts';
import { Note } from '../shared/note.tsx';
import { forwardKey, forwardPress } from '../shared/use-page-key.ts';
import { subscribeToStorage } from '../shared/use-stored-text.ts';
import { showRing } from './ring.ts';
import styles from './stage.module.css';
import type { StageProps } from './use-stage.ts';

const SIDE_NAMES: Record<Side, string> = { buyer: 'Buyer', seller: 'Seller' };

export function Phone({ stage, side }: StageProps & { side: Side }) {
  const { cast, people, phones, line, step, scene, trade, press, names, give } = stage;
  const persona = cast[side];
  const { path, visit } = phones.places[side];
  const world = scene.data?.worldNumber ?? 0;
  const isNext = step !== null && line?.who === side;
  const session = usePhoneSession(side, persona.id, world);
  const email = useSignedInEmail(side);
  const src = useHref(path);
  const name = people.find((candidate) => candidate.email === email)?.name ?? email ?? persona.name;
  const isSomebodyElse = session.isSuccess && !session.isFetching && email !== persona.email;
  const mail = trade?.codeMail ?? null;
  const code = mail?.code ?? null;
  const pressHere = press?.side === side ? press : null;
  const pageOf = useEffectEvent(() => phones.frame(side)?.contentDocument ?? null);
  useEffect(
    () =>
      pressHere === null
        ? undefined
        : showRing(
            () => pageOf(),
            pressHere.find,
            (found) => code !== null && pressHere.act?.(found, code),
          ),
    [pressHere, code],
  );
  return (
    <section
      className={styles['column']}
      data-side={side}
      data-next={isNext}
      aria-label={`${SIDE_NAMES[side]}: ${persona.name}`}
    >
      <header className={styles['caption']}>
        <div>
          <h2>{name}</h2>
          <Flex gap={8} align="center">
            <Note>{SIDE_NAMES[side]}</Note>
            {isNext && <Badge colour="green">Acts now</Badge>}
          </Flex>
        </div>
        <select
          className={styles['cast']}
          aria-label={`Who is the ${side}`}
          value={persona.id}
          onChange={({ target }) => give(side, target.value)}
        >
          {people.map((candidate) => (
            <option key={candidate.id} value={candidate.id}>
              {candidate.name}
            </option>
          ))}
        </select>
      </header>
      {session.isError && (
        <Notice tone="warning">{errorText(session.error, `${persona.name} cannot sign in.`)}</Notice>
      )}
      {isSomebodyElse && (
        <Flex wrap gap="4px 8px" align="center">
          <span>{email === null ? 'Nobody is signed in.' : 'Signed in by hand.'}</span>
          <Button variant="link" onClick={() => void session.refetch().then(() => phones.goHome(side))}>
            {`Sign in as ${persona.name}`}
          </Button>
        </Flex>
      )}
      <div className={styles['frame']}>
        {session.isPending ? (
          <Skeleton heights={[44, 180, 240]} />
        ) : (
          <iframe
            key={`${persona.id} ${world} ${visit}`}
            ref={(frame) => phones.hold(side, frame)}
            name={windowNameOf(side)}
            title={`Phone of ${persona.name}`}
            src={src}
            className={styles['screen']}
            onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
              contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
              contentWindow?.addEventListener('keydown', forwardKey);
              contentWindow?.addEventListener('pointerdown', forwardPress);
            }}
          />
        )}
        {pressHere?.path === null && mail !== null && <MailOnPhone mail={mail} from={names.product} />}
      </div>
    </section>
  );
}

/** The code is ringed like an element of a page. */
function MailOnPhone({ mail: { subject, text, code = '' }, from }: { mail: Mail; from: string }) {
  const [before, ...after] = code === '' ? [text] : text.split(code);
  return (
    <article className={styles['mail']} aria-label="Email">
      <Note>{`Email from ${from}`}</Note>
      <h3>{subject}</h3>
      <p>
        {before}
        {after.length > 0 && <strong className={styles['ringed']}>{code}</strong>}
        {after.join(code)}
      </p>
    </article>
  );
}

/** Signs a persona in on one phone only. A new `world` number signs them in again. */
function usePhoneSession(side: Side, personaId: string, world: number) {
  const { storeSession } = useDemoHost();
  return useQuery({
    queryKey: ['stage', 'session', side, personaId, world],
    queryFn: async () => {
      // Removes the screens of the previous persona at once.
      storeSession(null, side);
      const { user, token, refreshToken } = (await createPersonaSession(personaId)).data;
      storeSession({ user, accessToken: token, refreshToken, isAuthenticated: true }, side);
      return user.userId;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Email address of the phone's current user, even after a manual sign-in or sign-out; null without one. */
function useSignedInEmail(side: Side): string | null {
  const { readSession } = useDemoHost();
  return useSyncExternalStore(subscribeToStorage, () => readSession(side)?.user?.email ?? null);
}
