import styles from './plain-toast.module.css';
import type { Toast } from './toast.ts';

let shown: HTMLElement | null = null;

/** The words alone, the newest at a time: for when what shows toasts could not be fetched. */
export function showPlainToast(layer: HTMLElement, { kind, text, durationMs }: Toast): void {
  shown?.remove();
  const element = document.createElement('p');
  element.className = styles['toast'] ?? '';
  element.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  element.textContent = text;
  layer.append(element);
  shown = element;
  setTimeout(() => {
    element.remove();
  }, durationMs);
}
