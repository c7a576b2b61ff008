import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtoolsPanel } from '@tanstack/react-query-devtools';
import { createRoot } from 'react-dom/client';

/** Opens and closes the panel with Alt+Shift+Q, because its usual button would cover the navigation. */
export function installQueryDevtools(client: QueryClient): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  // The panel creates its own markup, which the policy of the app would refuse.
  const trustedTypesPolicy = window.trustedTypes?.createPolicy('query-devtools', {
    createHTML: (html) => html,
  });
  let isOpen = false;
  const toggle = (): void => {
    isOpen = !isOpen;
    root.render(
      isOpen && (
        <div style={{ position: 'fixed', inset: 'auto 0 0', height: '50vh', zIndex: 99_999 }}>
          <ReactQueryDevtoolsPanel
            client={client}
            onClose={toggle}
            {...(trustedTypesPolicy && { trustedTypesPolicy })}
          />
        </div>
      ),
    );
  };
  document.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyQ') toggle();
  });
}
