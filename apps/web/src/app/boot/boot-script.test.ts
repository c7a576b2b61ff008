import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

test('boot script: an entry that cannot be loaded is reported with Try again', async () => {
  document.body.innerHTML = `
    <link rel="modulepreload" href="https://amana.example/assets/index-1.js">
    <template id="start-failed"><div role="alert"><button>Try again</button></div></template>
    <div id="root"></div>`;
  onTestFinished(() => document.body.replaceChildren());
  vi.resetModules();

  await import('./boot-script.ts');

  expect(await screen.findByRole('alert')).toBe(document.querySelector('#root > [role="alert"]'));
});
