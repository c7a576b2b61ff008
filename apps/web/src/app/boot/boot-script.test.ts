import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

const ENTRY = 'https://amana.example/assets/index-1.js';

async function bootedPage(): Promise<{ fail: (src: string) => boolean; notices: () => number }> {
  document.body.innerHTML = `
    <script type="module" src="${ENTRY}"></script>
    <template id="start-failed"><div role="alert"><button>Try again</button></div></template>
    <div id="root"></div>`;
  const listen = vi.spyOn(window, 'addEventListener');
  vi.resetModules();
  await import('./boot-script.ts');
  const listeners = listen.mock.calls.filter(([type]) => type === 'error');
  listen.mockRestore();
  onTestFinished(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, { capture: true });
    document.body.replaceChildren();
  });
  return {
    fail(src) {
      const known = [...document.querySelectorAll('script')].find((script) => script.src === src);
      const script =
        known ?? document.body.appendChild(Object.assign(document.createElement('script'), { src }));
      return fireEvent.error(script);
    },
    notices: () => document.querySelectorAll('#root [role="alert"]').length,
  };
}

test('an entry that cannot be loaded is reported', async () => {
  const { fail, notices } = await bootedPage();

  fail(ENTRY);

  expect(notices()).toBe(1);
});

test('a blocked script of another site is not reported', async () => {
  const { fail, notices } = await bootedPage();

  fail('https://accounts.google.com/gsi/client');

  expect(notices()).toBe(0);
});
