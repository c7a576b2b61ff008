import { TOAST_DEFAULT_MS } from '@amana/domain';
import type { ShowToast, Toast } from './toast-host.tsx';
import { toastLayer } from './toast-layer.ts';
import styles from './toast.module.css';

type Show = (text: string, durationMs?: number) => void;

const showAs =
  (kind: Toast['kind']): Show =>
  (text, durationMs = TOAST_DEFAULT_MS) =>
    show({ kind, text, durationMs });

/** Short messages in the top corner of the page; callable from anywhere. */
export const toast: Readonly<Record<Toast['kind'], Show>> = {
  success: showAs('success'),
  info: showAs('info'),
  warning: showAs('warning'),
  error: showAs('error'),
};

let host: Promise<ShowToast> | null = null;
let plainToast: HTMLElement | null = null;

/** Loads the host, which brings antd, with the first toast. */
function show(toast: Toast): void {
  const layer = toastLayer();
  host ??= import('./toast-host.tsx').then(({ mountToastHost }) => mountToastHost(layer));
  host.then(
    (showToast) => showToast(toast),
    () => {
      // Without a network the host cannot be loaded; the next toast tries again.
      host = null;
      showPlainToast(layer, toast);
    },
  );
}

/** Shows the text without the host; a new one replaces the last. */
function showPlainToast(layer: HTMLElement, { kind, text, durationMs }: Toast): void {
  plainToast?.remove();
  const element = document.createElement('p');
  element.className = styles['toast'] ?? '';
  element.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  element.textContent = text;
  layer.append(element);
  plainToast = element;
  setTimeout(() => element.remove(), durationMs);
}
