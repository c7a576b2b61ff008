import type { Order } from '@amana/api';
import { type Persona, getState, moveClock, resetWorld } from '@amana/api/control';
import { type Side, isFinished } from '@amana/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDemoHost } from '../demo-host.ts';
import { SIDES } from '../namespaces.ts';
import { refusalText } from '../shared/refusal.ts';
import { PLAY_STEP, payExactly, playCreation, playOf } from './play-step.ts';
import { readOrder, useScene } from './scene.ts';
import { PRESSES } from './presses.ts';
import { type ScriptName, nextLine, nextStep } from './trade-script.ts';
import { useCast } from './use-cast.ts';

type Command = 'next' | 'press' | 'pay' | 'clock' | 'reset';

export interface StageProps {
  stage: ReturnType<typeof useStage>;
}

export function useStage(people: readonly Persona[]) {
  const { give, orderId, setOrderId, ...players } = useCast(people);
  const play = playOf(players.cast, useQueryClient());
  const [script, setScript] = useState<ScriptName>('trade');
  const { paths } = useDemoHost();
  const phones = usePhones(orderId);
  const scene = useScene(play, orderId);
  const trade = scene.data?.trade ?? null;
  const order = trade?.order ?? null;
  const status = order?.orderStatus ?? null;
  const shownId = scene.isPlaceholderData ? null : (order?.id ?? null);
  useEffect(() => {
    // A manually created order. An effect cannot render synchronously, so this is deferred.
    if (shownId !== null && shownId !== orderId) queueMicrotask(() => setOrderId(shownId));
  });
  const begin = async () => {
    const id = await playCreation(play);
    setOrderId(id);
    phones.showOrder({ id, transactionId: null });
  };
  const step = nextStep(status, script);
  // Presses of another step count for nothing, because that step was done by hand.
  const [pressed, setPressed] = useState({ step, count: 0 });
  const presses = step === null ? [] : PRESSES[step];
  const count = pressed.step === step ? pressed.count : 0;
  const commands: Record<Command, () => Promise<unknown>> = {
    async next() {
      setPressed({ step, count: 0 });
      if (order === null) return (await scene.refetch()).data?.trade ? undefined : begin();
      if (isFinished(order.orderStatus)) return begin();
      const now = await readOrder(play, order.id);
      if (now?.orderStatus !== status || step === null || step === 'Create') return;
      // A form that the presses have opened is closed.
      if (count > 0) for (const side of SIDES) phones.goTo(side, paths.order(now.id));
      else phones.showOrder(now);
      await PLAY_STEP[step](play, now);
    },
    async press() {
      const press = presses[count];
      if (press === undefined) {
        await commands.next();
        return;
      }
      if (order !== null) await press.prepare?.(play, order.id);
      const now = await readOrder(play, order?.id ?? null);
      if (press.path !== null) phones.goTo(press.side, press.path(paths, now));
      setPressed({ step, count: count + 1 });
    },
    async pay() {
      if (order !== null) await payExactly(order.id);
    },
    clock: () => moveClock({ toNext: true }),
    async reset() {
      const { scenario } = (await getState()).data;
      setOrderId(null);
      await resetWorld({ scenario });
    },
  };
  // One command at a time, on the scene that was shown when its button was pressed.
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ command }: { name: Command; command: () => Promise<unknown> }) => command(),
    onSettled: () => scene.refetch(),
  });
  const giveAnew = (...change: Parameters<typeof give>) => {
    give(...change);
    setPressed({ step, count: 0 });
    SIDES.forEach(phones.goHome);
  };
  return {
    ...players,
    people,
    play,
    phones,
    scene,
    trade,
    order,
    script,
    setScript,
    line: nextLine(status, script),
    step,
    press: count === 0 ? null : (presses[count - 1] ?? null),
    hasPress: count < presses.length,
    give: giveAnew,
    restart: () => giveAnew('buyer', players.cast.buyer.id),
    busyWith: isPending ? variables.name : null,
    problem: error && refusalText(error),
    run: (name: Command, onError?: () => void) => {
      if (!isPending) mutate({ name, command: commands[name] }, onError && { onError });
    },
  };
}

function usePhones(orderId: string | null) {
  const { paths, siteRoot } = useDemoHost();
  const frames = useRef<Partial<Record<Side, HTMLIFrameElement | null>>>({});
  const [places, setPlaces] = useState(() => {
    const place = { path: orderId === null ? paths.overview : paths.order(orderId), visit: 0 };
    return { buyer: place, seller: place };
  });
  const send = (side: Side, path: string) =>
    setPlaces((before) => ({ ...before, [side]: { path, visit: before[side].visit + 1 } }));
  return {
    places,
    hold: (side: Side, frame: HTMLIFrameElement | null) => {
      frames.current[side] = frame;
    },
    /** Shows this order on both phones, unless they already show it or its transaction. */
    showOrder: ({ id, transactionId }: Pick<Order, 'id' | 'transactionId'>) => {
      for (const side of SIDES) {
        const here = frames.current[side]?.contentWindow?.location.pathname ?? '';
        const isThere = here.includes(id) || (transactionId !== null && here.includes(transactionId));
        if (!isThere) send(side, paths.order(id));
      }
    },
    frame: (side: Side) => frames.current[side] ?? null,
    /** Shows a page without a reload, as a press on a link does. An open form would refuse this; `?open=` needs one. */
    goTo: (side: Side, path: string) => {
      const view = frames.current[side]?.contentWindow;
      const isReady = view?.location.origin === window.location.origin;
      if (!isReady || path.includes('?') || view.document.querySelector('dialog[open]') !== null) {
        send(side, path);
        return;
      }
      view.history.pushState(null, '', siteRoot.replace(/\/$/, '') + path);
      view.dispatchEvent(new Event('popstate'));
    },
    goHome: (side: Side) => send(side, paths.overview),
  };
}
