import { Icon, classNames, navigationClasses } from '@amana/ui';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../shared/message-links.ts';

const WITHOUT_SUPPORT = [
  PATHS.disputes,
  PATHS.manageDispute,
  PATHS.lodgeDispute,
  PATHS.chat,
  PATHS.cancelledDispute,
];

/** In px: smaller scrolls come from a resting finger. */
const SCROLL_THRESHOLD = 8;

export function SupportButton() {
  const { pathname } = useLocation();
  const { supportPhone } = useConfig();
  const isAway = useScrollsDown();
  if (WITHOUT_SUPPORT.some((pattern) => matchPath(pattern, pathname) !== null)) return null;
  return (
    <aside
      className={classNames(navigationClasses.support, isAway && navigationClasses.away)}
      aria-label="Support"
    >
      <a
        className={navigationClasses.float}
        href={whatsAppUrl('', supportPhone)}
        target="_blank"
        rel="noreferrer"
        aria-label="Contact support"
      >
        <Icon name="chat" size={24} />
      </a>
    </aside>
  );
}

function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      if (scrollY > 0 && Math.abs(scrollY - last) < SCROLL_THRESHOLD) return;
      setIsDown(scrollY > 0 && scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
