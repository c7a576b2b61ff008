import { Button, State } from '@amana/ui';
import type { Obstacle } from './start-service-worker.ts';

export const NO_DEMO_TITLE = 'The demo cannot run in this browser';

const BY_HTTPS = 'Open it by an address that begins with https:// (or at localhost).';
const OTHER_BROWSER = 'Use a current version of Chrome, Edge, Firefox or Safari.';
const NO_PRIVATE_WINDOW = 'Open the link in an ordinary window: private windows of some browsers refuse it.';
const ALLOW_DATA = "Allow this site to keep data (cookies and site data) in the browser's settings.";
const MAKE_ROOM = 'Make room if the storage of this device is full.';

const SERVER = 'The demo runs a small server inside of the browser';

const OBSTACLES: Record<Obstacle, readonly [reason: string, ...steps: string[]]> = {
  insecure: [`${SERVER}, which browsers allow only on a safe connection.`, BY_HTTPS],
  unsupported: [`${SERVER} (a service worker), and this one has none.`, NO_PRIVATE_WINDOW, OTHER_BROWSER],
  refused: [
    `${SERVER} (a service worker), and this one did not start it.`,
    NO_PRIVATE_WINDOW,
    ALLOW_DATA,
    OTHER_BROWSER,
  ],
  'no-storage': [
    'The demo keeps its orders and money in the browser, and this one lets it keep nothing.',
    NO_PRIVATE_WINDOW,
    ALLOW_DATA,
    MAKE_ROOM,
  ],
};

export const CENTRED = {
  display: 'grid',
  minHeight: '100vh',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
};
const LIST = { maxWidth: '44ch', paddingInlineStart: 20, listStyle: 'disc', textAlign: 'start' } as const;

export function NoDemoPage({ obstacle }: { obstacle: Obstacle }) {
  const [reason, ...steps] = OBSTACLES[obstacle];
  return (
    <main style={CENTRED}>
      <State level={1} title={NO_DEMO_TITLE} text={reason} icon="warning" isProblem>
        <p>What you can do:</p>
        <ul style={LIST}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </State>
    </main>
  );
}
