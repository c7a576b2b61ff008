import { CopyButton, QrCode, Stack } from '@amana/ui';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { proofPath } from '../shared/paths.ts';
import styles from './proof-disclosure.module.css';

/** For both parties of a paid order. A service that has no proof sends no code. */
export function ProofDisclosure({ proofCode }: { proofCode: string | undefined }) {
  return proofCode === undefined ? null : <Disclosure proofCode={proofCode} />;
}

function Disclosure({ proofCode }: { proofCode: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  const address = useHref(proofPath(proofCode));
  const link = new URL(address, window.location.origin).href;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary className={styles['summary']}>Show proof of payment</summary>
      {wasOpened && (
        <Stack>
          <p>
            Show this at the door. The rider scans it and reads on their own phone whether this order is paid;
            the seller looks at the page of their own order. Everyone with the link sees the description, the
            amount and the state.
          </p>
          <QrCode text={link} label="QR code of the proof of payment" />
          <p className={styles['link']}>
            <a href={link} target="_blank" rel="noreferrer">
              {link}
            </a>
          </p>
          <CopyButton text={link} label="Copy proof link" copiedLabel="Link copied to clipboard!" />
        </Stack>
      )}
    </details>
  );
}
