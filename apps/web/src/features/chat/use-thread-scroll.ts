import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distances in px within which the reader counts as being at the bottom or at the top. */
const BOTTOM_PX = 48;
const TOP_PX = 80;

export interface ScrolledThread {
  oldestId: string | null;
  newestId: string | null;
  /** Number of the viewer's unsent messages. */
  unsent: number;
  onTop: () => void;
}

/**
 * Follows new messages while the reader is at the bottom. Further up, the reading position stays where it is when
 * messages are added above or below, and a hint shows that there are new ones.
 */
export function useThreadScroll({ oldestId, newestId, unsent, onTop }: ScrolledThread) {
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** The newest message when the reader left the bottom; null while they are there. */
  const [leftAt, setLeftAt] = useState<{ newestId: string | null } | null>(null);
  const isAway = useRef(false);
  const before = useRef({ oldestId, unsent, height: 0 });
  const [unsentThen, setUnsentThen] = useState(unsent);
  if (unsent !== unsentThen) {
    setUnsentThen(unsent);
    // A writer scrolls to the new message.
    if (unsent > unsentThen) setLeftAt(null);
  }

  const toBottom = () => {
    isAway.current = false;
    setLeftAt(null);
    stickToBottom(region.current);
  };
  const scroll = () => {
    const element = region.current;
    if (element === null) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isNowAway = scrollHeight - scrollTop - clientHeight > BOTTOM_PX;
    if (isNowAway !== isAway.current) setLeftAt(isNowAway ? { newestId } : null);
    isAway.current = isNowAway;
    before.current.height = scrollHeight;
    if (isNowAway && scrollTop < TOP_PX) onTop();
  };

  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const was = before.current;
    if (unsent > was.unsent) isAway.current = false;
    if (!isAway.current) stickToBottom(element);
    else if (oldestId !== was.oldestId) element.scrollTop += element.scrollHeight - was.height;
    before.current = { oldestId, unsent, height: element.scrollHeight };
  }, [oldestId, newestId, unsent]);

  // A loaded picture or an opened keyboard changes the height without a new message.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!isAway.current) stickToBottom(region.current);
    });
    for (const element of [region.current, content.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const hasNew = leftAt !== null && leftAt.newestId !== newestId;
  return { region, content, scroll, toBottom, hasNew };
}

function stickToBottom(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = element.scrollHeight;
}
