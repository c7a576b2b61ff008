import { ConfigProvider, notification } from 'antd';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { antdTheme } from '../theme/antd-theme.ts';
import { usePageTheme } from '../theme/page-theme.ts';

export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  durationMs: number;
}

export type ShowToast = (toast: Toast) => void;

const NOTIFICATION_OPTIONS = {
  placement: 'topRight',
  showProgress: true,
  pauseOnHover: true,
  maxCount: 3,
  styles: {
    root: { border: '1px solid var(--line)' },
    // At the end there is the button that dismisses it.
    title: { fontSize: 'var(--text)', paddingInlineEnd: 28 },
  },
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
  return (
    <ConfigProvider theme={antdTheme(usePageTheme())}>
      <Host {...props} />
    </ConfigProvider>
  );
}

/** Renders antd's notifications in a React root of their own, so that the application needs no provider for them. */
export function mountToastHost(layer: HTMLElement): Promise<ShowToast> {
  return new Promise((resolve) => {
    createRoot(document.createElement('div')).render(<ThemedHost layer={layer} onReady={resolve} />);
  });
}
