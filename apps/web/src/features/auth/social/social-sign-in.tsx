import { prepareApi } from '@amana/api';
import { ProgressBar, Skeleton, usePageTheme } from '@amana/ui';
import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useCallback, useState } from 'react';
import styles from '../auth.module.css';
import { useProgress } from './use-progress.ts';
import { useSocialSignIn } from './use-social-sign-in.ts';

export interface SocialSignInProps {
  clientId: string;
  text: 'signin_with' | 'signup_with';
}

/** The largest width that the provider draws its button with, in px. */
const WIDEST_PX = 400;

/**
 * The identity provider's own button. A skeleton reserves its place until the provider's script is loaded; if loading
 * fails, the form below still works.
 */
export function SocialSignIn({ clientId, text }: SocialSignInProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'unreachable'>('loading');
  const [width, setWidth] = useState<number | null>(null);
  const mode = usePageTheme();
  const { percent, start, finish } = useProgress();
  const { sendCredential, tellWidgetFailed } = useSocialSignIn();
  const measure = useCallback((place: HTMLDivElement | null) => {
    if (place !== null) setWidth(Math.min(place.clientWidth, WIDEST_PX));
  }, []);
  const accept = async (credential: string | undefined) => {
    if (credential === undefined) {
      tellWidgetFailed();
      return;
    }
    start();
    await sendCredential(credential);
    finish();
  };
  return (
    <GoogleOAuthProvider
      clientId={clientId}
      onScriptLoadSuccess={() => setState('ready')}
      onScriptLoadError={() => setState('unreachable')}
    >
      {percent !== null && <ProgressBar isTop percent={percent} label="Signing in" />}
      <div ref={measure} className={styles['social']}>
        {state === 'loading' && <Skeleton heights={[40]} label="Loading social sign-in" />}
        {state === 'unreachable' && <p>Social sign-in is not available right now. Use your email below.</p>}
        {width !== null && (
          <GoogleLogin
            text={text}
            theme={mode === 'dark' ? 'filled_black' : 'outline'}
            width={width}
            // Loads the API client's transport while the person chooses an account.
            click_listener={() => void prepareApi().catch(() => null)}
            containerProps={{ hidden: state !== 'ready' }}
            onSuccess={({ credential }) => void accept(credential)}
            onError={tellWidgetFailed}
          />
        )}
      </div>
    </GoogleOAuthProvider>
  );
}
