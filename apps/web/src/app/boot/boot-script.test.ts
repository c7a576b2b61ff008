import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

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
