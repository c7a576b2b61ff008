import { type FailureKind, errorText, isApiError, supportCode } from '@amana/api';
import { ErrorState } from '@amana/ui';
import { useConfig } from '../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../shared/message-links.ts';
import styles from './failure-state.module.css';

interface Words {
  readonly title: string;
  readonly text: string;
}

const AGAIN = 'Try again in a moment.';

const wordsOf = (service: string): Record<FailureKind, Words> => ({
  // The error's own text explains more.
  misconfigured: { title: 'This app is not set up correctly', text: 'Contact support.' },
  // The notice at the top says that the device is offline.
  offline: { title: 'Not loaded yet', text: 'It is loaded when this device has a connection.' },
  network: { title: `${service} does not answer`, text: `It could not be reached. ${AGAIN}` },
  hidden: { title: 'No answer reached this page', text: AGAIN },
  timeout: { title: `${service} does not answer`, text: `It took too long. ${AGAIN}` },
  unavailable: { title: `${service} has a problem`, text: `It cannot answer now. ${AGAIN}` },
  refused: { title: `${service} refused this`, text: AGAIN },
  unreadable: {
    title: 'The answer cannot be read',
    text: `${service} sent something that this page does not understand. If it happens again, contact support.`,
  },
  incomplete: {
    title: 'The answer cannot be read',
    text: `${service} left out something that this page needs. If it happens again, contact support.`,
  },
});

const FAULT: Words = {
  title: 'This page has a fault',
  text: 'Reload the page. If it happens again, contact support.',
};

export interface FailureStateProps {
  error: unknown;
  title?: string | undefined;
  /** 1 if the title is the page's only heading. */
  level?: 1 | 2 | undefined;
  onRetry: () => void;
}

export function FailureState({ error, title, level = 2, onRetry }: FailureStateProps) {
  const { productName } = useConfig();
  const words = isApiError(error) ? wordsOf(productName)[error.kind] : FAULT;
  const text = errorText(error, words.text);
  return (
    <ErrorState title={title ?? words.title} text={text} level={level} onRetry={onRetry}>
      <CodeDetail error={error} />
    </ErrorState>
  );
}

/** Shows which build runs, where the person may ask support. */
export function VersionDetail() {
  const { release } = useConfig();
  return release === null ? null : <p className="small-print">Version {release}</p>;
}

/** Shows by which code support finds the failed call, and offers to send it. Nothing if there is no code. */
function CodeDetail({ error }: { error: unknown }) {
  const { supportPhone } = useConfig();
  const code = supportCode(error);
  if (code === null) return null;
  const label = 'Code for support:';
  return (
    <p className="small-print">
      {label} <span translate="no">{code}</span>{' '}
      <a
        className={styles['send']}
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
