import { Icon, PageHeader, buttonClass } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type StatusBadgeProps, StatusBadge } from './status-badge.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface PageHeadProps {
  title: string;
  subtitle?: ReactNode;
  /** The path one level up. */
  back: string;
  backLabel?: string;
  /** Of the trade that the page is about. */
  status?: StatusBadgeProps['status'];
}

/** The header of a page with a link one level up; its title is the title of the browser tab too. */
export function PageHead({ back, backLabel = 'Back', status, ...texts }: PageHeadProps) {
  usePageTitle(texts.title);
  return (
    <PageHeader
      {...texts}
      back={
        <Link className={buttonClass('icon')} to={back} aria-label={backLabel}>
          <Icon name="back" />
        </Link>
      }
      actions={status === undefined ? null : <StatusBadge status={status} />}
    />
  );
}
