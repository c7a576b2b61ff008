import { Icon, navigationClasses } from '@amana/ui';
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

export function SupportButton() {
  const { pathname } = useLocation();
  const { supportPhone } = useConfig();
  if (WITHOUT_SUPPORT.some((pattern) => matchPath(pattern, pathname) !== null)) return null;
  return (
    <aside className={navigationClasses.support} aria-label="Support">
      <a
        className={navigationClasses.float}
        href={whatsAppUrl('', supportPhone)}
        target="_blank"
        rel="noreferrer"
        aria-label="Contact support"
      >
        <Icon name="help" size={20} />
      </a>
    </aside>
  );
}
