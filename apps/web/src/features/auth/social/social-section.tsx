import { Divider } from '@amana/ui';
import { Suspense, lazy } from 'react';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import styles from '../auth.module.css';
import type { SocialSignInProps } from './social-sign-in.tsx';

const UNAVAILABLE = <p>Social sign-in is not available right now. Use your email below.</p>;

/** The form below works without this chunk, and must stay if loading fails. */
const SocialSignIn = lazy(async () =>
  import('./social-sign-in.tsx').then(
    ({ SocialSignIn: SignIn }) => ({ default: SignIn }),
    () => ({ default: () => <div className={styles['social']}>{UNAVAILABLE}</div> }),
  ),
);

export function SocialSection({ text }: Pick<SocialSignInProps, 'text'>) {
  const { identityClientId } = useConfig();
  if (identityClientId === null) return null;
  return (
    <div className={styles['socialSection']} data-config-if="identityClientId">
      <Suspense fallback={<div className={styles['social']} />}>
        <SocialSignIn clientId={identityClientId} text={text} unavailable={UNAVAILABLE} />
      </Suspense>
      <Divider>OR</Divider>
    </div>
  );
}
