import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ButtonProps, Button } from 'antd';
import { refusalText } from '../shared/refusal.ts';
import { useConsoleApp } from './console-app.ts';
import { outcomeShown } from './console-model.ts';

/** Changes the world; the answer says in words what happened. */
export type Action = () => Promise<string>;

/** Runs an action, shows its outcome, and makes every screen fetch its data again. */
export function useAction() {
  const app = useConsoleApp();
  const consoleQueries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (action: Action) => action(),
    onSuccess: (title) => outcomeShown({ type: 'success', title }),
    onError: (error) => outcomeShown({ type: 'error', title: refusalText(error) }),
    onSettled: () => {
      void consoleQueries.invalidateQueries();
      app.notifyOtherTabs();
      void app.queryClient.invalidateQueries();
    },
  });
  return { run: (action: Action) => mutate(action), isRunning: isPending };
}

export function ActionButton({ action, ...rest }: ButtonProps & { action: Action }) {
  const { run, isRunning } = useAction();
  return <Button {...rest} loading={isRunning} onClick={() => run(action)} />;
}

export function LinkButton(props: ButtonProps) {
  return <Button type="link" size="small" {...props} />;
}

/** Opens a page of the application beside the console. */
export function PageLink({ path, ...rest }: ButtonProps & { path: string }) {
  const app = useConsoleApp();
  return <LinkButton {...rest} onClick={() => void app.goTo(path)} />;
}
