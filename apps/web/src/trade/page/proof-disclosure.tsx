import { CopyButton, Stack } from '@amana/ui';
import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { LinkCode } from '../../shared/link-code.tsx';
import { proofPath } from '../../shared/paths.ts';
import { proofName } from '../texts/proof-name.ts';

interface ProofDisclosureProps {
  proofCode: string;
  orderNumber: string | undefined;
}

/** For both parties of a paid order. */
export function ProofDisclosure({ proofCode, orderNumber }: ProofDisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const address = useHref(proofPath(proofCode));
  const link = new URL(address, window.location.origin).href;
  return (
    <details className="unfold" onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>
        <span>
          Show proof of payment <br />
          <small>{proofName(orderNumber, proofCode)}</small>
        </span>
      </summary>
      {wasOpened && (
        <Stack>
          <p>
            Let the rider scan this at the door. It shows the item, the price and whether it is paid, no
            names.
          </p>
          <LinkCode link={link} label="QR code of the proof of payment" />
          <p className="small-print">
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
