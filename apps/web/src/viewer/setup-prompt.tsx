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
  /** Page to open after the setup; by default this one. */
  returnTo?: string;
  children: ReactNode;
}

export function SetupPrompt({ missing, returnTo, children }: SetupPromptProps) {
  const { pathname } = useLocation();
  const { to, text } = LINKS[missing];
  return (
    <Notice
      action={
        <Link className={buttonClass('secondary')} to={to} state={{ returnTo: returnTo ?? pathname }}>
          {text}
        </Link>
      }
    >
      {children}
    </Notice>
  );
}
