import { useState } from 'react';
import { deviceStorage } from '../../../session/index.ts';

/** Whether this amount is hidden; the choice is remembered on the device until the person signs out. */
export function useHiddenBalance(account: string): [isHidden: boolean, toggle: () => void] {
  const key = `hidden ${account}`;
  const [isHidden, setIsHidden] = useState(() => deviceStorage.getItem(key) === 'true');
  const toggle = () => {
    deviceStorage.setItem(key, String(!isHidden));
    setIsHidden(!isHidden);
  };
  return [isHidden, toggle];
}
