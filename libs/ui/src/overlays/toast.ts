import { TOAST_DEFAULT_MS } from '@amana/domain';
import { showPlainToast } from './plain-toast.ts';
import { toastLayer } from './toast-layer.ts';

export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  durationMs: number;
}

type Show = (text: string, durationMs?: number) => void;

export type Toaster = Readonly<Record<Toast['kind'], Show>>;

let host: Promise<(toast: Toast) => void> | null = null;

/** The host is fetched with the first toast: no page waits for it. */
function show(toast: Toast): void {
  const layer = toastLayer();
  host ??= import('./toast-host.tsx').then(({ mountToastHost }) => mountToastHost(layer));
  host.then(
    (showToast) => showToast(toast),
    () => {
      // Offline before the first toast: it is said all the same, and the next one tries again.
      host = null;
      showPlainToast(layer, toast);
    },
  );
}

const shower =
  (kind: Toast['kind']): Show =>
  (text, durationMs = TOAST_DEFAULT_MS) => {
    show({ kind, text, durationMs });
  };

/** Short messages at the top end of the page (§9); callable from anywhere. */
export const toast: Toaster = {
  success: shower('success'),
  info: shower('info'),
  warning: shower('warning'),
  error: shower('error'),
};
