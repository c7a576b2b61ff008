import { AuthColumn, Logo, Stack } from '@amana/ui';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { PATHS } from '../../shared/paths.ts';
import { SITE_ROOT } from '../../shared/site-root.ts';
import styles from './about-page.module.css';
import type { StorageKey } from '../../storage/storage-keys.ts';

const TITLE = 'About this app';

/** The part of a key before an id. */
type NameOf<Key> = Key extends `${infer Name} ${string}` ? Name : Key;

const SHOWN_LAST = 'Until you sign out: what the pages showed last, such as hidden balances and changes';
const RELOADED = 'Until the tab is closed: messages and places for when a page is loaded again';

/** What the app stores in the browser. A storage key without a row does not compile. */
const STORED: Record<NameOf<StorageKey>, string> = {
  user: 'Until you sign out: your sign-in, with your name, email address and profile',
  hidden: SHOWN_LAST,
  tradesChangedAt: SHOWN_LAST,
  sentTransfer:
    'Until you sign out: orders for which you pressed “I have sent the money”, until they are paid',
  drafts: 'Until the tab is closed: texts that you typed and did not send',
  confirmedLink:
    'Until the tab is closed: the code of the mailed link with which you confirmed your email address',
  sayAfterReload: RELOADED,
  scrollPlaces: RELOADED,
  userEmail: 'Until you sign in: the email address that you registered',
  orderLink: 'Until the order is shown: the order link that you opened',
  theme: 'Until you delete it: the theme, light or dark',
};

/** Not under a storage key: the cache of the service worker. */
const APP_ITSELF =
  'Until you delete it: the app itself without any data of yours, so that it opens faster and without a connection';

export function AboutPage() {
  const { productName, logoUrl, supportEmail, termsUrl, privacyUrl, identityClientId, mockHost } =
    useConfig();
  usePageTitle(TITLE);
  const support = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <AuthColumn
      logo={<Logo name={productName} src={logoUrl} />}
      footer={<Link to={PATHS.root}>Go home</Link>}
    >
      <Stack gap={5}>
        <h1>{TITLE}</h1>
        <section className={styles['part']}>
          <h2>Terms and privacy</h2>
          {[
            { name: 'Terms of Use', url: termsUrl },
            { name: 'Privacy Policy', url: privacyUrl },
          ].map(({ name, url }) => (
            <p key={name}>
              {url === null ? (
                `${name}: not published here yet by the operator of this site.`
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              )}
            </p>
          ))}
          <p>Questions about them: {support}</p>
        </section>
        <section className={styles['part']}>
          <h2>Accessibility</h2>
          <p>
            This app is made to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in the
            light and the dark theme, with the keyboard alone and with text of twice the usual size. Every
            screen is checked automatically, which does not find every barrier.
          </p>
          <p>If something cannot be used or read, write what and where to {support}</p>
        </section>
        <section className={styles['part']}>
          <h2>Stored on this device</h2>
          <p>The app sets no cookies. It stores in this browser:</p>
          <ul>
            {[...new Set(Object.values(STORED)), APP_ITSELF].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            To remove everything at once, sign out and delete the data of this site in the settings of your
            browser.
          </p>
          {mockHost === 'browser' && <p>This demo also stores its invented people and orders here.</p>}
          {identityClientId !== null && (
            <p>Signing in with Google loads a script of Google, which may store data and cookies too.</p>
          )}
        </section>
        <section className={styles['part']}>
          <h2>Licences</h2>
          <p>
            <a href={`${SITE_ROOT}third-party-licences.txt`}>Licences of the libraries in this app</a>
          </p>
        </section>
      </Stack>
    </AuthColumn>
  );
}
