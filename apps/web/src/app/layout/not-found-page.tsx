import { State, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { SupportButton } from './support-button.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <>
      <main>
        <State level={1} title="Page not found" text="No page has this address." icon="help">
          <Link className={buttonClass()} to={PATHS.overview}>
            Go home
          </Link>
        </State>
      </main>
      <SupportButton />
    </>
  );
}
