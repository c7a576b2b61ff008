import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useChange } from './use-change.ts';

test('a change that was made is not shown as failed if its follow-up fails', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new Error('The follow-up failed');
  const queryClient = new QueryClient();
  const onDone = () => Promise.reject(fault);
  const { result } = renderHook(() => useChange({ send: () => Promise.resolve('made'), onDone }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });

  await act(() => result.current.submit());

  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.failure).toBeNull();
  expect(result.current.isBusy).toBe(true);
  expect(reported).toHaveBeenCalledWith(fault);
  vi.unstubAllGlobals();
});
