import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

function locationOf(address: string) {
  const { href, pathname, search } = new URL(address);
  return { href, pathname, search };
}

test('boot script: a kept page that was left before the app started is reloaded', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...locationOf('https://amana.example/dashboard/overview'), reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<div id="root" data-shell="shell-dashboard"><h1>Welcome, Ada</h1></div>';
  vi.resetModules();
  await import('./boot-script.ts');

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(reload).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain('Ada');
});

test('boot script: reports a missing entry, also in a tab nobody has seen', async () => {
  document.body.innerHTML = `
    <link rel="modulepreload" href="https://amana.example/assets/index-1.js">
    <template id="start-failed"><div role="alert"><button>Try again</button></div></template>
    <div id="root"></div>`;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => {
    hidden.mockRestore();
    document.body.replaceChildren();
  });
  vi.resetModules();

  await import('./boot-script.ts');

  expect(await screen.findByRole('alert')).toBe(document.querySelector('#root > [role="alert"]'));
});
