import { errorText } from '@amana/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateTrades } from '../../../../shared/invalidate-trades.ts';
import { useConsoleApp } from '../console-app.ts';
import { outcomeTold } from '../shell/console-model.ts';

/** Something that the console does, and in words what came of it. */
export type Act = () => Promise<string>;

/** Why the console itself would not do something. */
export class Refusal extends Error {}

/** Runs one action at a time, tells its outcome, and has every screen read the world again. */
export function useAct() {
  const app = useConsoleApp();
  const ownQueries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: Act) => act(),
    onSuccess: (text) => outcomeTold({ tone: 'done', text }),
    onError: (error) => outcomeTold({ tone: 'refused', text: refusalText(error) }),
    onSettled: () => {
      void ownQueries.invalidateQueries();
      // First what other windows are told of, then everything of this one.
      void invalidateTrades(app.queryClient);
      void app.queryClient.invalidateQueries();
    },
  });
  return { run: (act: Act) => mutate(act), isRunning: isPending };
}

function refusalText(error: Error): string {
  return error instanceof Refusal ? error.message : errorText(error, 'The mock backend did not answer.');
}
