import { useState } from 'react';

/** Whether this amount is hidden; the choice is remembered on the device until the person signs out. */
export function useHiddenBalance(account: string): [isHidden: boolean, toggle: () => void] {
  const key = `hidden ${account}`;
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(key) === 'true');
  const toggle = () => {
    localStorage.setItem(key, String(!isHidden));
    setIsHidden(!isHidden);
  };
  return [isHidden, toggle];
}
