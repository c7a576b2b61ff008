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

test.each([
  ['/api/v1', 'Welcome, Ada'],
  ['/other/api/v1', 'Welcome back'],
])('boot script: a session of /api/v1 in a deployment with the API %s', async (apiBaseUrl, heading) => {
  const user = { userId: 'ada', email: 'ada@amana.test', firstName: 'Ada' };
  const apiAddress = new URL('/api/v1', window.location.href).href;
  localStorage.setItem('user', JSON.stringify({ user, isAuthenticated: true, apiAddress }));
  document.body.innerHTML = `
    <script type="application/json" id="app-config">${JSON.stringify({ apiBaseUrl })}</script>
    <template id="shell-sign-in"><h1>Welcome back</h1></template>
    <template id="shell-dashboard"><h1 data-greeting="Welcome, {firstName}"></h1></template>
    <div id="root"></div>`;
  onTestFinished(() => {
    localStorage.clear();
    document.body.replaceChildren();
  });
  vi.resetModules();

  await import('./boot-script.ts');

  expect(screen.getByRole('heading').textContent).toBe(heading);
});
