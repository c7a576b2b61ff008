import { getGetSettingsQueryKey, updateSettings, useGetSettings } from '@amana/api/control';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** After so long the simulated bank pays by itself when it may, in ms. */
const PAYS_AFTER_MS = 20_000;

/** On a stage the bank waits for the presenter, who may still be speaking; it can be told to pay by itself. */
export function useBank(worldNumber: number) {
  const queryClient = useQueryClient();
  const settings = useGetSettings();
  const { mutate } = useMutation({
    mutationFn: (paysByItself: boolean) =>
      updateSettings({ autoPayAfterMs: paysByItself ? PAYS_AFTER_MS : null }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getGetSettingsQueryKey() }),
  });
  useEffect(() => mutate(false), [mutate, worldNumber]);
  const paysByItself = (settings.data?.data.autoPayAfterMs ?? null) !== null;
  return { paysByItself, setPaysByItself: mutate };
}
