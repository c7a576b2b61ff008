import { Icon, PageHeader, buttonClass } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from './hooks/use-page-title.ts';

export interface PageHeadProps {
  title: string;
  subtitle?: ReactNode;
  back: string;
  backLabel?: string;
}

export function PageHead({ back, backLabel = 'Back', ...texts }: PageHeadProps) {
  usePageTitle(texts.title);
  return (
    <PageHeader
      {...texts}
      back={
        <Link className={buttonClass('icon')} to={back} aria-label={backLabel}>
          <Icon name="back" />
        </Link>
      }
    />
  );
}
