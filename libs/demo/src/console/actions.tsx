import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type ButtonProps, Alert, Button } from 'antd';
import { useEffect } from 'react';
import { refusalText } from '../shared/refusal.ts';
import { useConsoleApp } from './console-app.ts';
import type { SectionKey } from './console-model.ts';

type Action = () => Promise<string>;

const ACTION = { mutationKey: ['action'] };

export function useAction() {
  const app = useConsoleApp();
  const consoleQueries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...ACTION,
    mutationFn: (action: Action) => action(),
    onSettled: () => {
      void consoleQueries.invalidateQueries();
      app.notifyOtherTabs();
      void app.queryClient.invalidateQueries();
    },
  });
  return { run: (action: Action) => mutate(action), isRunning: isPending };
}

export function Outcome({ section }: { section: SectionKey }) {
  const actions = useQueryClient().getMutationCache();
  useEffect(() => {
    const isDone = { predicate: ({ state }: Mutation) => state.status !== 'pending' };
    for (const done of actions.findAll(isDone)) actions.remove(done);
  }, [actions, section]);
  const states = useMutationState({ filters: ACTION, select: ({ state }) => state });
  const { status, data, error } = states.at(-1) ?? {};
  return (
    <div role="status">
      {status === 'success' && <Alert role="none" banner type="success" title={String(data)} />}
      {error && <Alert role="none" banner type="error" title={refusalText(error)} />}
    </div>
  );
}

export function ActionButton({ action, ...rest }: ButtonProps & { action: Action }) {
  const { run, isRunning } = useAction();
  return <Button {...rest} loading={isRunning} onClick={() => run(action)} />;
}

export function PageLink({ path, ...rest }: ButtonProps & { path: string }) {
  const app = useConsoleApp();
  return <Button type="link" size="small" {...rest} onClick={() => void app.goTo(path)} />;
}
