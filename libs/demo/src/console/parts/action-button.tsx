import { errorText } from '@amana/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ButtonProps, Button } from 'antd';
import type { ReactNode } from 'react';
import { useConsoleApp } from '../console-app.ts';
import { outcomeShown } from '../shell/console-model.ts';

/** Changes the world; the answer says in words what happened. */
export type Action = () => Promise<string>;

/** The reason why the console itself refuses an action. */
export class Refusal extends Error {}

/** Runs an action, shows its outcome, and makes every screen fetch its data again. */
export function useAction() {
  const app = useConsoleApp();
  const consoleQueries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: Action) => action(),
    onSuccess: (text) => outcomeShown({ tone: 'done', text }),
    onError: (error) => outcomeShown({ tone: 'refused', text: refusalText(error) }),
    onSettled: () => {
      void consoleQueries.invalidateQueries();
      app.notifyOtherTabs();
      void app.queryClient.invalidateQueries();
    },
  });
  return { run: (action: Action) => mutate(action), isRunning: isPending };
}

function refusalText(error: Error): string {
  return error instanceof Refusal ? error.message : errorText(error, 'The mock backend did not answer.');
}

export type ActionButtonProps = Omit<ButtonProps, 'onClick' | 'loading'> & { action: Action };

export function ActionButton({ action, ...rest }: ActionButtonProps) {
  const { run, isRunning } = useAction();
  return <Button {...rest} loading={isRunning} onClick={() => run(action)} />;
}

/** Opens a page of the application beside the console. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  const app = useConsoleApp();
  return (
    <Button type="link" size="small" onClick={() => void app.goTo(path)}>
      {children}
    </Button>
  );
}
