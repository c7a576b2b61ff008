import { topmost } from '../components/topmost.ts';
import styles from './toast.module.css';

let layer: HTMLElement | null = null;

/** A modal dialog makes everything outside it inert, so the toasts move into the open dialog. */
export function toastLayer(): HTMLElement {
  if (layer === null) {
    layer = document.createElement('div');
    layer.className = styles['layer'] ?? '';
    layer.setAttribute('aria-live', 'polite');
    layer.setAttribute('aria-relevant', 'additions');
  }
  if (!layer.isConnected) topmost().prepend(layer);
  return layer;
}

/** Moves the toasts into the topmost dialog; `leaving` is about to be removed. */
export function raiseToasts(leaving?: HTMLDialogElement): void {
  if (layer === null) return;
  const home = topmost(leaving);
  if (layer.parentElement !== home) home.prepend(layer);
}
