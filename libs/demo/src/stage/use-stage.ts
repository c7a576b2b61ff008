import { type Persona, getState, moveClock, resetWorld } from '@amana/api/control';
import { isFinished } from '@amana/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SIDES } from '../namespaces.ts';
import { refusalText } from '../shared/refusal.ts';
import { PLAY_STEP, payExactly, playCreation } from './play-step.ts';
import { playOf } from './play.ts';
import { readOrder, useScene } from './scene.ts';
import { type ScriptName, nextLine, nextStep } from './trade-script.ts';
import { useCast } from './use-cast.ts';
import { usePhones } from './use-phones.ts';

export type Command = 'next' | 'pay' | 'clock' | 'reset';

/** What a part of the stage is rendered from. */
export interface StageProps {
  stage: ReturnType<typeof useStage>;
}

/** The people, their phones, the scene between them, and what the presenter can do. */
export function useStage(people: readonly Persona[]) {
  const { give, orderId, setOrderId, ...players } = useCast(people);
  const play = playOf(players.cast, useQueryClient());
  const [script, setScript] = useState<ScriptName>('trade');
  const phones = usePhones(orderId);
  const scene = useScene(play, orderId);
  const trade = scene.data?.trade ?? null;
  const order = trade?.order ?? null;
  const status = order?.orderStatus ?? null;
  const shownId = scene.isPlaceholderData ? null : (order?.id ?? null);
  useEffect(() => {
    // It was created by hand. Within an effect nothing can be rendered at once.
    if (shownId !== null && shownId !== orderId) queueMicrotask(() => setOrderId(shownId));
  });
  const begin = async () => {
    const id = await playCreation(play);
    setOrderId(id);
    phones.showOrder({ id, transactionId: null });
  };
  const commands: Record<Command, () => Promise<unknown>> = {
    async next() {
      // An order may have been created by hand since the last refresh.
      if (order === null) return (await scene.refetch()).data?.trade ? undefined : begin();
      if (isFinished(order.orderStatus)) return begin();
      // A step that was done by hand meanwhile is not played again.
      const now = await readOrder(play, order.id);
      const step = now?.orderStatus === status ? nextStep(status, script) : null;
      if (now === null || step === null || step === 'Create') return;
      phones.showOrder(now);
      await PLAY_STEP[step](play, now);
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
  // One command at a time, each on the scene that was shown when its button was pressed.
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ command }: { name: Command; command: () => Promise<unknown> }) => command(),
    onSettled: () => scene.refetch(),
  });
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
    /** The line of the script that Next plays; null where support decides. */
    line: nextLine(status, script),
    step: nextStep(status, script),
    give: (...change: Parameters<typeof give>) => {
      give(...change);
      SIDES.forEach(phones.goHome);
    },
    busyWith: isPending ? variables.name : null,
    /** The reason why the last command failed. */
    problem: error && refusalText(error),
    run: (name: Command) => {
      if (!isPending) mutate({ name, command: commands[name] });
    },
  };
}
