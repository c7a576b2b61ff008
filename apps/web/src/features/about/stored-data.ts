import type { StorageKey } from '../../storage/storage-keys.ts';

type Until = 'You sign out' | 'The tab is closed' | 'You delete it';

/** The part of a key before an id. */
type NameOf<Key> = Key extends `${infer Name} ${string}` ? Name : Key;

/** What the app stores in the browser. A storage key without a row does not compile. */
const STORED: Record<NameOf<StorageKey>, readonly [Until, string]> = {
  user: ['You sign out', 'Your sign-in, with your name, email address and profile'],
  userEmail: ['You sign out', 'The email address that you registered, until it is confirmed'],
  mailedTo: ['You sign out', 'The email address that you registered, until it is confirmed'],
  orderLink: ['You sign out', 'The order link that you opened, until the order is shown'],
  pendingTaskRows: ['You sign out', 'What the pages showed last: hidden balances, numbers of rows, changes'],
  othersTaskRows: ['You sign out', 'What the pages showed last: hidden balances, numbers of rows, changes'],
  hidden: ['You sign out', 'What the pages showed last: hidden balances, numbers of rows, changes'],
  tradesChangedAt: ['You sign out', 'What the pages showed last: hidden balances, numbers of rows, changes'],
  sentTransfer: ['You sign out', 'Orders for which you pressed “I have sent the money”, until they are paid'],
  drafts: ['The tab is closed', 'Texts that you typed and did not send'],
  typedEmail: ['The tab is closed', 'Texts that you typed and did not send'],
  confirmedLink: ['The tab is closed', 'Messages and places for when a page is loaded again'],
  sayAfterReload: ['The tab is closed', 'Messages and places for when a page is loaded again'],
  warnAfterReload: ['The tab is closed', 'Messages and places for when a page is loaded again'],
  scrollPlaces: ['The tab is closed', 'Messages and places for when a page is loaded again'],
  theme: ['You delete it', 'The theme, light or dark'],
};

/** Not under a storage key: the cache of the service worker. */
const APP_ITSELF =
  'The app itself without any data of yours, so that it opens faster and without a connection';

export const STORED_DATA = (['You sign out', 'The tab is closed', 'You delete it'] as const).map((until) => {
  const texts = Object.values(STORED).flatMap(([end, text]) => (end === until ? [text] : []));
  return { until, texts: [...new Set(until === 'You delete it' ? [...texts, APP_ITSELF] : texts)] };
});
