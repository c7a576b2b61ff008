import { supportCode } from '@amana/api';
import { useConfig } from '../hooks/use-config.ts';
import { whatsAppUrl } from '../message-links.ts';
import styles from './support-details.module.css';

/** Shows which build runs, where the person may ask support. */
export function VersionDetail() {
  const { release } = useConfig();
  return release === null ? null : <p className={styles['details']}>Version {release}</p>;
}

/** Shows by which code support finds the failed call, and offers to send it. Nothing if there is no code. */
export function CodeDetail({ error }: { error: unknown }) {
  const { supportPhone } = useConfig();
  const code = supportCode(error);
  if (code === null) return null;
  const label = 'Code for support:';
  return (
    <p className={styles['details']}>
      {label} <span translate="no">{code}</span>{' '}
      <a
        href={whatsAppUrl(`${label} ${code}`, supportPhone)}
        target="_blank"
        rel="noreferrer"
        aria-label="Send it to support on WhatsApp"
      >
        Send it
      </a>
    </p>
  );
}
