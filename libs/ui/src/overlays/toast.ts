import { TOAST_DEFAULT_MS } from '@amana/domain';
import { createElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { toastLayer } from './toast-layer.ts';
import { type Toast, Toasts } from './toasts.tsx';

type Show = (text: string, durationMs?: number) => void;

const MAX_SHOWN = 3;

const showAs =
  (kind: Toast['kind']): Show =>
  (text, durationMs = TOAST_DEFAULT_MS) => {
    lastId += 1;
    render([...shown, { id: lastId, kind, text, durationMs }].slice(-MAX_SHOWN));
  };

/** Shows short messages in the top corner of the page; can be called from anywhere. */
export const toast: Readonly<Record<Toast['kind'], Show>> = {
  success: showAs('success'),
  info: showAs('info'),
  warning: showAs('warning'),
  error: showAs('error'),
};

let root: Root | null = null;
let shown: readonly Toast[] = [];
let lastId = 0;

const dismiss = (id: number) => render(shown.filter((one) => one.id !== id));

/** Uses a separate React root, so that the application needs no provider. */
function render(toasts: readonly Toast[]): void {
  shown = toasts;
  const layer = toastLayer();
  root ??= createRoot(layer);
  root.render(createElement(Toasts, { toasts, onClose: dismiss }));
}
