import type { Order } from '@amana/api';
import type { Persona } from '@amana/api/control';
import { type Side, isFinished } from '@amana/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDemoHost } from '../demo-host.ts';
import { SIDES } from '../namespaces.ts';
import { refusalText } from '../shared/refusal.ts';
import { PLAY_STEP, playCreation, playOf } from './play-step.ts';
import { PRESSES } from './presses.ts';
import { useScene } from './scene.ts';
import { nextLine } from './trade-script.ts';
import { useCast } from './use-cast.ts';

type Command = 'next' | 'press';

export interface StageProps {
  stage: ReturnType<typeof useStage>;
}

export function useStage(people: readonly Persona[]) {
  const { orderId, setOrderId, cast, names } = useCast(people);
  const play = playOf(cast, useQueryClient());
  const { paths } = useDemoHost();
  const phones = usePhones(orderId);
  const scene = useScene(play, orderId);
  const { trade, isOfAddress } = scene;
  const order = trade?.order ?? null;
  const status = order?.orderStatus ?? null;
  const shownId = isOfAddress ? (order?.id ?? null) : null;
  useEffect(() => {
    // A manually created order. An effect cannot render synchronously, so this is deferred.
    if (shownId !== null && shownId !== orderId) queueMicrotask(() => setOrderId(shownId));
  });
  const line = nextLine(status);
  const { step } = line;
  // Presses of another step count for nothing, because that step was done by hand.
  const [pressed, setPressed] = useState({ step, count: 0 });
  const isOver = status !== null && isFinished(status);
  const presses = isOver ? [] : PRESSES[step];
  const count = pressed.step === step ? pressed.count : 0;
  const commands: Record<Command, () => Promise<void>> = {
    async next() {
      setPressed({ step, count: 0 });
      const now = await scene.refetch();
      if (now?.order.orderStatus !== order?.orderStatus) return;
      if (now === null || step === 'Create') {
        const id = await playCreation(play);
        setOrderId(id);
        phones.showOrder({ id, transactionId: null });
        return;
      }
      // A form that the presses have opened is closed.
      if (count > 0) for (const side of SIDES) phones.goTo(side, paths.order(now.order.id));
      else phones.showOrder(now.order);
      await PLAY_STEP[step](play, now.order);
    },
    async press() {
      const press = presses[count];
      if (press === undefined) return commands.next();
      if (order !== null) await press.prepare?.(play, order.id);
      const now = await scene.refetch();
      if (press.path !== null) phones.goTo(press.side, press.path(paths, now?.order ?? null));
      setPressed({ step, count: count + 1 });
    },
  };
  // One command at a time, on the scene that was shown when its button was pressed.
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ command }: { name: Command; command: () => Promise<void> }) => command(),
    onSettled: () => scene.refetch(),
  });
  return {
    cast,
    names,
    phones,
    trade,
    order,
    line,
    isOver,
    press: count === 0 ? null : (presses[count - 1] ?? null),
    hasPress: count < presses.length,
    startOver: () => {
      scene.startOver();
      setOrderId(null);
      setPressed({ step, count: 0 });
      phones.startOver();
    },
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
  /** Changes when both people are signed in again. */
  const [round, setRound] = useState(0);
  const [places, setPlaces] = useState(() => {
    const place = { path: orderId === null ? paths.overview : paths.order(orderId), visit: 0 };
    return { buyer: place, seller: place };
  });
  const send = (side: Side, path: string) =>
    setPlaces((before) => ({ ...before, [side]: { path, visit: before[side].visit + 1 } }));
  return {
    places,
    round,
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
    startOver: () => {
      for (const side of SIDES) send(side, paths.overview);
      setRound(round + 1);
    },
  };
}
