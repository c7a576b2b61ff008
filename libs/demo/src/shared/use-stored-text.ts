import { useState } from 'react';

export function useStoredText(key: string) {
  const [text, setText] = useState(() => localStorage.getItem(key));
  const store = (next: string) => {
    localStorage.setItem(key, next);
    setText(next);
  };
  return [text, store] as const;
}
