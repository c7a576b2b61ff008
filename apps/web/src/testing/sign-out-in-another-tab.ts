import { act } from '@testing-library/react';
import { scopeBind } from 'effector';
import { changedInAnotherTab } from '../session/session.ts';
import type { OpenedApp } from './open-app.tsx';

export function signOutInAnotherTab({ scope }: Pick<OpenedApp, 'scope'>): void {
  act(() => scopeBind(changedInAnotherTab, { scope })(null));
}
