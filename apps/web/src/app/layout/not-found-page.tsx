import { PATHS } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { LinkState } from '../../shared/states/link-state.tsx';

const TITLE = 'Page not found';

export function NotFoundPage() {
  usePageTitle(TITLE);
  return (
    <LinkState
      level={1}
      title={TITLE}
      text="No page has this address."
      icon="help"
      to={PATHS.overview}
      link="Go home"
    />
  );
}
