import { Collapse } from 'antd';
import { useState } from 'react';

/** Local storage: whether the notes are unfolded. */
const STORAGE_KEY = 'demo/presenterNotes';

/** What the presenter says at this step; folded until they want it, because the audience sees the stage too. */
export function PresenterNotes({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(STORAGE_KEY) === 'open');
  const fold = (keys: readonly string[]) => {
    setIsOpen(keys.length > 0);
    localStorage.setItem(STORAGE_KEY, keys.length > 0 ? 'open' : 'folded');
  };
  return (
    <Collapse
      size="small"
      activeKey={isOpen ? ['notes'] : []}
      items={[{ key: 'notes', label: 'Presenter notes', children: text }]}
      onChange={fold}
    />
  );
}
