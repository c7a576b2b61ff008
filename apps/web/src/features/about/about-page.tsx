import { AuthColumn, Logo, Stack } from '@amana/ui';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../shared/hooks/use-page-title.ts';
import { PATHS } from '../../shared/paths.ts';
import { SITE_ROOT } from '../../shared/site-root.ts';
import styles from './about-page.module.css';
import { STORED_DATA } from './stored-data.ts';

const TITLE = 'About this app';

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
          {STORED_DATA.map(({ until, texts }) => (
            <div key={until}>
              <h3>{`Until ${until.toLowerCase()}`}</h3>
              <ul>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
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
