import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Texts, draftsOf, storeDraft } from '../shared/drafts.ts';
import { useViewerId } from '../viewer/use-viewer.ts';

/**
 * Keeps typed texts in the tab as they change, and puts them back when the same person opens the same form again.
 * `part` tells apart the forms of one page. Returns a function that forgets them.
 */
export function useDraft(texts: Texts, putBack: (texts: Texts) => void, part = ''): () => void {
  const { pathname } = useLocation();
  const viewerId = useViewerId();
  const [userId] = useState(viewerId);
  const [form] = useState(`${pathname} ${part}`);
  const isFirst = useRef(true);
  const keep = useEffectEvent(() => {
    // The end of a session empties what was looked up, but not what was typed.
    if (viewerId !== userId) return;
    const kept = isFirst.current ? draftsOf(userId)[form] : undefined;
    isFirst.current = false;
    if (kept === undefined) storeDraft(userId, form, texts);
    else putBack(kept);
  });
  const typed = JSON.stringify(texts);
  useEffect(() => keep(), [typed]);
  return () => storeDraft(userId, form, {});
}
