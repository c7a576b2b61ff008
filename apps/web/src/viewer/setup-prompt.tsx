import { Notice, buttonClass } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../shared/paths.ts';

const LINKS = {
  profile: { to: PATHS.editProfile, text: 'Complete profile' },
  bankDetails: { to: PATHS.editAccount, text: 'Add bank details' },
};

export interface SetupPromptProps {
  missing: keyof typeof LINKS;
  /** The viewer can go on without it. */
  isOptional?: boolean;
  children: ReactNode;
}

export function SetupPrompt({ missing, isOptional = false, children }: SetupPromptProps) {
  const { pathname } = useLocation();
  const { to, text } = LINKS[missing];
  return (
    <Notice
      action={
        <Link
          className={buttonClass(isOptional ? 'secondary' : 'primary')}
          to={to}
          state={{ returnTo: pathname }}
        >
          {text}
        </Link>
      }
    >
      {children}
    </Notice>
  );
}
