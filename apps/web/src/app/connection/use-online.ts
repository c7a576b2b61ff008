import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the device has a network at all; says nothing about the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    // The app shells are rendered without a device.
    () => true,
  );
}

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
