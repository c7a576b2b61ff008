import { PageHeader, State, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { OVERVIEW_PATH } from '../shared/paths.ts';
import { usePageTitle } from '../shared/use-page-title.ts';

/** A screen that the product will have and does not have yet: says plainly what is to come. */
export function ComingPage({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <State title="Not here yet" text={text} icon="clock">
        <Link className={buttonClass('secondary')} to={OVERVIEW_PATH}>
          Go home
        </Link>
      </State>
    </>
  );
}
