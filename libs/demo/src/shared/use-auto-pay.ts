import { getGetSettingsQueryKey, updateSettings, useGetSettings } from '@amana/api/control';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const PAYS_AFTER_MS = 20_000;

export function useAutoPay() {
  const queryClient = useQueryClient();
  const settings = useGetSettings().data?.data;
  const change = useMutation({
    mutationFn: (isOn: boolean) => updateSettings({ autoPayAfterMs: isOn ? PAYS_AFTER_MS : null }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getGetSettingsQueryKey() }),
  });
  return { isOn: settings && settings.autoPayAfterMs !== null, change };
}
