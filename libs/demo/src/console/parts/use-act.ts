import { errorText } from '@amana/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConsoleApp } from '../console-app.ts';
import { outcomeShown } from '../shell/console-model.ts';

/** Something that the console does, and in words what came of it. */
export type Act = () => Promise<string>;

/** Why the console itself would not do something. */
export class Refusal extends Error {}

/** Runs one action at a time, shows its outcome, and makes every screen fetch its data again. */
export function useAct() {
  const app = useConsoleApp();
  const ownQueries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (act: Act) => act(),
    onSuccess: (text) => outcomeShown({ tone: 'done', text }),
    onError: (error) => outcomeShown({ tone: 'refused', text: refusalText(error) }),
    onSettled: () => {
      void ownQueries.invalidateQueries();
      app.notifyOtherTabs();
      void app.queryClient.invalidateQueries();
    },
  });
  return { run: (act: Act) => mutate(act), isRunning: isPending };
}

function refusalText(error: Error): string {
  return error instanceof Refusal ? error.message : errorText(error, 'The mock backend did not answer.');
}
