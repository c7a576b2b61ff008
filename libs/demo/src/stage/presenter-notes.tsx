import { Collapse } from 'antd';
import { useStoredText } from '../shared/use-stored-text.ts';

/** What the presenter says at this step; folded until they want it, because the audience sees the stage too. */
export function PresenterNotes({ text }: { text: string }) {
  const [fold, setFold] = useStoredText('demo/presenterNotes');
  return (
    <Collapse
      size="small"
      activeKey={fold === 'open' ? ['notes'] : []}
      items={[{ key: 'notes', label: 'Presenter notes', children: text }]}
      onChange={(keys) => setFold(keys.length > 0 ? 'open' : 'folded')}
    />
  );
}
