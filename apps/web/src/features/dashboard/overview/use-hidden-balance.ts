import { useState } from 'react';
import { localStore } from '../../../storage/storage.ts';
import { hiddenBalanceKey } from '../../../storage/storage-keys.ts';

/** The choice is stored on the device until the person signs out. */
export function useHiddenBalance(account: string): [isHidden: boolean, toggle: () => void] {
  const key = hiddenBalanceKey(account);
  const [isHidden, setIsHidden] = useState(() => localStore.read(key) === 'true');
  const toggle = () => {
    localStore.write(key, String(!isHidden));
    setIsHidden(!isHidden);
  };
  return [isHidden, toggle];
}
