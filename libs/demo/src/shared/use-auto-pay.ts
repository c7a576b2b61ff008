import { getGetSettingsQueryKey, updateSettings, useGetSettings } from '@amana/api/control';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The simulated bank pays a new account after this time if it may, in ms: the mock's default. */
const PAYS_AFTER_MS = 20_000;

/** Whether the simulated bank pays new accounts by itself; undefined while that is not known. */
export function useAutoPay() {
  const queryClient = useQueryClient();
  const settings = useGetSettings().data?.data;
  const change = useMutation({
    mutationFn: (isOn: boolean) => updateSettings({ autoPayAfterMs: isOn ? PAYS_AFTER_MS : null }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getGetSettingsQueryKey() }),
  });
  return { isOn: settings && settings.autoPayAfterMs !== null, change };
}
