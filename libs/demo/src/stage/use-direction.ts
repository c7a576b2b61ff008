import { errorText } from '@amana/api';
import { getState, moveClock, resetWorld } from '@amana/api/control';
import { isFinished } from '@amana/domain';
import { useMutation } from '@tanstack/react-query';
import type { Play } from './perform-act.ts';
import { payExactly, performAct, performCreate } from './perform-act.ts';
import type { Scene } from './read-scene.ts';
import { readOrder } from './read-scene.ts';
import { nextAct } from './script.ts';

export interface Direction {
  /** What is under way; null: nothing. */
  readonly busyWith: Command | null;
  /** Why the last thing was refused. */
  readonly problem: string | null;
  readonly run: (command: Command) => void;
}

export type Command = 'next' | 'pay' | 'clock' | 'reset' | 'newTrade';

export interface Directed {
  readonly play: Play;
  readonly scene: Scene | undefined;
  /** The scene as it is at this moment. */
  readonly look: () => Promise<Scene | undefined>;
  readonly setOrderId: (orderId: string | null) => void;
  readonly onPlayed: (order: { id: string; transactionId: string | null }) => void;
  readonly onCleared: () => void;
}

/** The control bar's commands; one at a time, each about the scene that was shown when it was pressed. */
export function useDirection(directed: Directed): Direction {
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ command, ...pressed }: Directed & { command: Command }) => commandsOf(pressed)[command](),
    onSettled: () => directed.look(),
  });
  return {
    busyWith: isPending ? variables.command : null,
    problem: error === null ? null : errorText(error, error.message),
    run(command) {
      if (isPending) return;
      reset();
      mutate({ ...directed, command });
    },
  };
}

function commandsOf(directed: Directed): Record<Command, () => Promise<void>> {
  const { play, scene, look, setOrderId, onPlayed, onCleared } = directed;
  const shown = scene?.trade?.order ?? null;
  const begin = async () => {
    const id = await performCreate(play);
    setOrderId(id);
    onPlayed({ id, transactionId: null });
  };
  return {
    async next() {
      if (shown === null) {
        // Created by hand in this very second: then that is the order.
        const begun = (await look())?.trade ?? null;
        return begun === null ? begin() : undefined;
      }
      if (isFinished(shown.orderStatus)) return begin();
      // The same for every other step: nothing is played twice.
      const order = await readOrder(play, shown.id);
      const act = order?.orderStatus === shown.orderStatus ? nextAct(shown.orderStatus) : null;
      if (order === null || act === null || act === 'create') return;
      onPlayed(order);
      await performAct(act, play, order);
    },
    async pay() {
      if (shown !== null) await payExactly(shown.id);
    },
    async clock() {
      await moveClock({ toNext: true });
    },
    newTrade() {
      setOrderId(null);
      onCleared();
      return Promise.resolve();
    },
    async reset() {
      const { scenario } = (await getState()).data;
      setOrderId(null);
      await resetWorld({ scenario });
    },
  };
}
