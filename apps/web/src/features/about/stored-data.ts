import type { StorageKey } from '../../storage/storage-keys.ts';

type Until = 'You sign out' | 'The tab is closed' | 'You delete it';

/** The part of a key before an id. */
type NameOf<Key> = Key extends `${infer Name} ${string}` ? Name : Key;

const SIGNED_UP = 'The email address that you registered, until you sign in';
const SHOWN_LAST = 'What the pages showed last: hidden balances, changes';
const UNSENT = 'Texts that you typed and did not send';
const RELOADED = 'Messages and places for when a page is loaded again';

/** What the app stores in the browser. A storage key without a row does not compile. */
const STORED: Record<NameOf<StorageKey>, readonly [Until, string]> = {
  user: ['You sign out', 'Your sign-in, with your name, email address and profile'],
  hidden: ['You sign out', SHOWN_LAST],
  tradesChangedAt: ['You sign out', SHOWN_LAST],
  sentTransfer: ['You sign out', 'Orders for which you pressed “I have sent the money”, until they are paid'],
  drafts: ['The tab is closed', UNSENT],
  confirmedLink: [
    'The tab is closed',
    'The code of the mailed link with which you confirmed your email address',
  ],
  sayAfterReload: ['The tab is closed', RELOADED],
  warnAfterReload: ['The tab is closed', RELOADED],
  scrollPlaces: ['The tab is closed', RELOADED],
  // A visitor has no sign-out.
  userEmail: ['You delete it', SIGNED_UP],
  mailedTo: ['You delete it', SIGNED_UP],
  orderLink: ['You delete it', 'The order link that you opened, until the order is shown'],
  theme: ['You delete it', 'The theme, light or dark'],
};

/** Not under a storage key: the cache of the service worker. */
const APP_ITSELF =
  'The app itself without any data of yours, so that it opens faster and without a connection';

export const STORED_DATA = (['You sign out', 'The tab is closed', 'You delete it'] as const).map((until) => {
  const texts = Object.values(STORED).flatMap(([end, text]) => (end === until ? [text] : []));
  return { until, texts: [...new Set(until === 'You delete it' ? [...texts, APP_ITSELF] : texts)] };
});
