import { useEffect, useEffectEvent } from 'react';

export function usePageKey(press: (event: KeyboardEvent) => void): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
}

/** Forwards a key from a frame of the same origin, because events do not leave a frame. */
export function forwardKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  const modifiers = { altKey, ctrlKey, metaKey, shiftKey };
  const copy = new KeyboardEvent('keydown', { key, code, ...modifiers, repeat, cancelable: true });
  if (!document.dispatchEvent(copy)) event.preventDefault();
}

/** Events do not leave a frame. */
export function forwardPress(): void {
  document.dispatchEvent(new Event('pointerdown'));
}

const FIELD = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';

/** Whether a focused field or an open modal dialog uses the key, in this page or in the focused frame. */
export function isKeyTaken(): boolean {
  const { activeElement } = document;
  const inFrame = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  return [document, inFrame].some(
    (page) =>
      page?.activeElement?.matches(FIELD) === true || page?.querySelector('[aria-modal=true], dialog[open]'),
  );
}
