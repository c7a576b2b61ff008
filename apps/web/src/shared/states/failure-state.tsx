import { type FailureKind, errorText, isApiError } from '@amana/api';
import { ErrorState } from '@amana/ui';
import { useConfig } from '../hooks/use-config.ts';
import { CodeDetail } from './support-details.tsx';

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
