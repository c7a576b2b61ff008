import { useEffect, useEffectEvent } from 'react';

/** Calls `press` for every key on the page, and for keys that a frame forwards. */
export function usePageKey(press: (event: KeyboardEvent) => void): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}

/** Passes a key on from a frame of the same origin, whose events do not reach the page around it. */
export function forwardKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const modifiers = { altKey, ctrlKey, metaKey, shiftKey };
  const copy = new KeyboardEvent('keydown', { key, code, ...modifiers, repeat, cancelable: true });
  if (!document.dispatchEvent(copy)) event.preventDefault();
}

/** Elements in which keys move the cursor or the selection. */
const FIELD = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** Whether a key belongs to a field that has the focus or to an open modal dialog, here or in the frame with the focus. */
export function isKeyTaken(): boolean {
  const { activeElement } = document;
  const inFrame = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  return [document, inFrame].some(
    (page) =>
      page?.activeElement?.matches(FIELD) === true || page?.querySelector('[aria-modal=true], dialog[open]'),
  );
}
