import { errorText } from '@amana/api';
import { type Mail, createPersonaSession } from '@amana/api/control';
import type { Side } from '@amana/domain';
import { Badge, Notice, Skeleton } from '@amana/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useHref } from 'react-router-dom';
import { useDemoHost } from '../demo-host.ts';
import { windowNameOf } from '../namespaces.ts';
import { Note } from '../shared/note.tsx';
import { forwardKey, forwardPress } from '../shared/use-page-key.ts';
import { showRing } from './ring.ts';
import styles from './stage.module.css';
import type { StageProps } from './use-stage.ts';

const SIDE_NAMES: Record<Side, string> = { buyer: 'Buyer', seller: 'Seller' };

export function Phone({ stage, side }: StageProps & { side: Side }) {
  const { cast, phones, line, isOver, trade, press, names } = stage;
  const persona = cast[side];
  const { path, visit } = phones.places[side];
  const isNext = !isOver && line.who === side;
  const session = usePhoneSession(side, persona.id, phones.round);
  const src = useHref(path);
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
      <header>
        <h2>{persona.name}</h2>
        <Flex gap={8} align="center">
          <Note>{SIDE_NAMES[side]}</Note>
          {isNext && <Badge colour="green">Acts now</Badge>}
        </Flex>
      </header>
      {session.isError && (
        <Notice tone="warning">{errorText(session.error, `${persona.name} cannot sign in.`)}</Notice>
      )}
      <div className={styles['frame']}>
        {session.isPending ? (
          <Skeleton heights={[44, 180, 240]} />
        ) : (
          <iframe
            key={`${persona.id} ${phones.round} ${visit}`}
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

/** Signs a persona in on one phone only, and again in each round. */
function usePhoneSession(side: Side, personaId: string, round: number) {
  const { storeSession } = useDemoHost();
  return useQuery({
    queryKey: ['stage', 'session', side, personaId, round],
    queryFn: async () => {
      // Removes the screens of the previous person at once.
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
