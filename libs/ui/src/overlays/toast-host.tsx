import { ConfigProvider, notification } from 'antd';
import { createRoot } from 'react-dom/client';
import { useEffect } from 'react';
import { antdTheme } from '../theme/antd-theme.ts';
import type { Toast } from './toast.ts';

/** What the host hands back once it can show toasts. */
export type ShowToast = (toast: Toast) => void;

/** §9: top-end, with a progress bar, pausing under the pointer. */
const NOTIFICATION_OPTIONS = {
  placement: 'topRight',
  showProgress: true,
  pauseOnHover: true,
  maxCount: 4,
} as const;

function Host({ onReady }: { onReady: (show: ShowToast) => void }) {
  const [api, holder] = notification.useNotification(NOTIFICATION_OPTIONS);
  useEffect(() => {
    onReady(({ kind, text, durationMs }) => {
      api[kind]({ title: text, duration: durationMs / 1000, role: kind === 'error' ? 'alert' : 'status' });
    });
  }, [api, onReady]);
  return holder;
}

/** Puts the host beside the application, in the theme of the moment. */
export function mountToastHost(): Promise<ShowToast> {
  const mode = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  const element = document.createElement('div');
  document.body.append(element);
  return new Promise((resolve) => {
    createRoot(element).render(
      <ConfigProvider theme={antdTheme(mode)}>
        <Host onReady={resolve} />
      </ConfigProvider>,
    );
  });
}
