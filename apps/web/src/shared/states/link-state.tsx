import { State, buttonClass } from '@amana/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useHeadingFocus } from '../hooks/use-page-title.ts';

export interface LinkStateProps extends Omit<ComponentProps<typeof State>, 'children'> {
  to: string;
  link: string;
  isSecondary?: boolean;
}

export function LinkState({ to, link, isSecondary = false, ...state }: LinkStateProps) {
  useHeadingFocus(state.level === 1 ? state.title : null);
  return (
    <State {...state}>
      <Link className={buttonClass(isSecondary ? 'secondary' : 'primary')} to={to}>
        {link}
      </Link>
    </State>
  );
}
