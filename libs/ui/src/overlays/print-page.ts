import { toast } from './toast.tsx';

/** Browsers inside other apps have no print function. */
export function printPage(): void {
  if (typeof window.print === 'function') window.print();
  else toast.info('This browser cannot print. Open the page in another browser, such as Chrome.');
}
