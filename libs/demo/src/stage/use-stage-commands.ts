import { errorText } from '@amana/api';
import { getState, moveClock, resetWorld } from '@amana/api/control';
import { isFinished } from '@amana/domain';
import { useMutation } from '@tanstack/react-query';
import { type Play, payExactly, performAct, performCreate } from './perform-act.ts';
import { type Scene, readOrder } from './read-scene.ts';
import { nextAct } from './trade-script.ts';

export interface StageCommands {
  /** The command that runs now. */
  readonly busyWith: Command | null;
  /** The reason why the last command failed. */
  readonly problem: string | null;
  readonly run: (command: Command) => void;
}

export type Command = 'next' | 'pay' | 'clock' | 'reset' | 'newTrade';

export interface StageState {
  readonly play: Play;
  readonly scene: Scene | undefined;
  /** Reads the scene again. */
  readonly refetch: () => Promise<Scene | undefined>;
  readonly setOrderId: (orderId: string | null) => void;
  readonly onPlayed: (order: { id: string; transactionId: string | null }) => void;
  readonly onCleared: () => void;
}

/** Runs one command at a time, each on the scene that was shown when its button was pressed. */
export function useStageCommands(state: StageState): StageCommands {
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ command, ...pressed }: StageState & { command: Command }) =>
      commandsOf(pressed)[command](),
    onSettled: () => state.refetch(),
  });
  return {
    busyWith: isPending ? variables.command : null,
    problem: error === null ? null : errorText(error, error.message),
    run(command) {
      if (isPending) return;
      reset();
      mutate({ ...state, command });
    },
  };
}

function commandsOf(state: StageState): Record<Command, () => Promise<void>> {
  const { play, scene, refetch, setOrderId, onPlayed, onCleared } = state;
  const shown = scene?.trade?.order ?? null;
  const begin = async () => {
    const id = await performCreate(play);
    setOrderId(id);
    onPlayed({ id, transactionId: null });
  };
  return {
    async next() {
      if (shown === null) {
        // An order may have been created by hand since the last refresh.
        const begun = (await refetch())?.trade ?? null;
        return begun === null ? begin() : undefined;
      }
      if (isFinished(shown.orderStatus)) return begin();
      // A step that was done by hand meanwhile is not played again.
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
