import { expect, test } from 'vitest';
import { renderShells } from './shells.tsx';

test('the app shells are rendered as the build does it, by the real pages', () => {
  const { 'shell-sign-in': signIn, 'shell-dashboard': dashboard } = renderShells();

  expect(signIn).toContain('Welcome back');
  expect(dashboard).toContain('data-beside');
});
