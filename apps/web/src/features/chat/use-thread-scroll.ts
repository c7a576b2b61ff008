import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near, in px, counts as at the bottom, and as at the top. */
const BOTTOM_PX = 48;
const TOP_PX = 80;

export interface ScrolledThread {
  oldestId: string | null;
  newestId: string | null;
  /** Own messages that are not sent yet. */
  unsent: number;
  onTop: () => void;
}

/**
 * Who reads at the bottom stays there as messages come; who reads further up stays where they are, whatever is added
 * above or below, and is told of what is new.
 */
export function useThreadScroll({ oldestId, newestId, unsent, onTop }: ScrolledThread) {
  const region = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Of the newest message when the reader left the bottom; null while they are there. */
  const [leftAt, setLeftAt] = useState<{ newestId: string | null } | null>(null);
  const isAway = useRef(false);
  const before = useRef({ oldestId, unsent, height: 0 });
  const [unsentThen, setUnsentThen] = useState(unsent);
  if (unsent !== unsentThen) {
    setUnsentThen(unsent);
    // Who writes wants to see it.
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

  // Pictures that arrive and a keyboard that opens change heights without a message.
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
