import { getState, moveClock, resetWorld } from '@amana/api/control';
import { isFinished } from '@amana/domain';
import { useMutation } from '@tanstack/react-query';
import { refusalText } from '../shared/refusal.ts';
import { PLAY_STEP, type Play, payExactly, playCreation } from './play-step.ts';
import { type Scene, readOrder } from './scene.ts';
import { nextStep } from './trade-script.ts';

export type Command = 'next' | 'pay' | 'clock' | 'reset' | 'newTrade';

export interface StageCommands {
  /** The command that runs now. */
  readonly busyWith: Command | null;
  /** The reason why the last command failed. */
  readonly problem: string | null;
  readonly run: (command: Command) => void;
}

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
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ command, ...pressed }: StageState & { command: Command }) => COMMANDS[command](pressed),
    onSettled: () => state.refetch(),
  });
  return {
    busyWith: isPending ? variables.command : null,
    problem: error && refusalText(error),
    run(command) {
      if (!isPending) mutate({ ...state, command });
    },
  };
}

const COMMANDS: Readonly<Record<Command, (state: StageState) => Promise<unknown>>> = {
  async next(state) {
    const { play, scene, refetch, onPlayed } = state;
    const shown = scene?.trade?.order ?? null;
    if (shown === null) {
      // An order may have been created by hand since the last refresh.
      const begun = (await refetch())?.trade ?? null;
      return begun === null ? begin(state) : undefined;
    }
    if (isFinished(shown.orderStatus)) return begin(state);
    // A step that was done by hand meanwhile is not played again.
    const order = await readOrder(play, shown.id);
    const step = order?.orderStatus === shown.orderStatus ? nextStep(shown.orderStatus) : null;
    if (order === null || step === null || step === 'create') return;
    onPlayed(order);
    await PLAY_STEP[step](play, order);
  },
  async pay({ scene }) {
    if (scene?.trade) await payExactly(scene.trade.order.id);
  },
  clock: () => moveClock({ toNext: true }),
  newTrade({ setOrderId, onCleared }) {
    setOrderId(null);
    onCleared();
    return Promise.resolve();
  },
  async reset({ setOrderId }) {
    const { scenario } = (await getState()).data;
    setOrderId(null);
    await resetWorld({ scenario });
  },
};

async function begin({ play, setOrderId, onPlayed }: StageState): Promise<void> {
  const id = await playCreation(play);
  setOrderId(id);
  onPlayed({ id, transactionId: null });
}
