import { deviceNetwork } from '@amana/api';
import { useSyncExternalStore } from 'react';

/** Whether the device has a network at all; says nothing about the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !deviceNetwork.isOffline(),
    // The app shells are rendered without a device.
    () => true,
  );
}

const subscribe = (notify: () => void) => deviceNetwork.subscribe(notify);
