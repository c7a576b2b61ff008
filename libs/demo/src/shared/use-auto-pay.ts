import { getGetSettingsQueryKey, updateSettings, useGetSettings } from '@amana/api/control';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The mock's default delay before an automatic payment, in ms. */
const PAYS_AFTER_MS = 20_000;

/** Whether the simulated bank pays new accounts automatically; undefined until loaded. */
export function useAutoPay() {
  const queryClient = useQueryClient();
  const settings = useGetSettings().data?.data;
  const change = useMutation({
    mutationFn: (isOn: boolean) => updateSettings({ autoPayAfterMs: isOn ? PAYS_AFTER_MS : null }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getGetSettingsQueryKey() }),
  });
  return { isOn: settings && settings.autoPayAfterMs !== null, change };
}
