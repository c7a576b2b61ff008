import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '../../shared/config.ts';
import { ConfigContext } from '../../shared/hooks/use-config.ts';
import { ErrorPage } from './error-page.tsx';

test.each([
  ['1.0.0+a1b2c3d', 'Version 1.0.0+a1b2c3d'],
  [null, ''],
])('a fault of a page in the release %j names it as "%s"', (release, text) => {
  render(
    <ConfigContext value={{ ...DEFAULT_CONFIG, release }}>
      <ErrorPage error={new TypeError('x is undefined')} />
    </ConfigContext>,
  );

  screen.getByRole('heading', { name: 'This page has a fault' });
  expect(screen.queryByText(/^Version/)?.textContent ?? '').toBe(text);
});
