import { ConfigProvider, notification } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { antdTheme } from '../theme/antd-theme.ts';
import { pageThemeMode, watchPageTheme } from '../theme/page-theme.ts';
import type { Toast } from './toast.ts';

/** What the host hands back once it can show toasts. */
export type ShowToast = (toast: Toast) => void;

/** §9: top-end, with a progress bar, pausing under the pointer. */
const NOTIFICATION_OPTIONS = {
  placement: 'topRight',
  showProgress: true,
  pauseOnHover: true,
  maxCount: 3,
  styles: { root: { border: '1px solid var(--line)' } },
} as const;

function Host({ layer, onReady }: { layer: HTMLElement; onReady: (show: ShowToast) => void }) {
  const [api, holder] = notification.useNotification({
    ...NOTIFICATION_OPTIONS,
    getContainer: () => layer,
  });
  useEffect(() => {
    onReady(({ kind, text, durationMs }) => {
      api[kind]({
        title: text,
        duration: durationMs / 1000,
        role: kind === 'error' ? 'alert' : 'status',
        closable: { 'aria-label': 'Dismiss' },
      });
    });
  }, [api, onReady]);
  return holder;
}

function ThemedHost(props: Parameters<typeof Host>[0]) {
  const mode = useSyncExternalStore(watchPageTheme, pageThemeMode);
  return (
    <ConfigProvider theme={antdTheme(mode)}>
      <Host {...props} />
    </ConfigProvider>
  );
}

/** A small application of its own beside the real one: toasts need no provider there. */
export function mountToastHost(layer: HTMLElement): Promise<ShowToast> {
  return new Promise((resolve) => {
    createRoot(document.createElement('div')).render(<ThemedHost layer={layer} onReady={resolve} />);
  });
}
