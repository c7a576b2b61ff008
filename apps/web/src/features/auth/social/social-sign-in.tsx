import { useGoogleSignIn } from '@amana/api';
import { TOAST_ERROR_MS } from '@amana/domain';
import { ProgressBar, Skeleton, toast, usePageTheme } from '@amana/ui';
import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useCallback, useState } from 'react';
import { viewerId } from '../../../session/index.ts';
import { acceptSession } from '../accept-session.ts';
import styles from '../auth.module.css';
import { SocialUnavailable } from './social-unavailable.tsx';
import { useProgress } from './use-progress.ts';

export interface SocialSignInProps {
  clientId: string;
  text: 'signin_with' | 'signup_with';
}

const SERVER_FAILED = 'Google login failed. Please try again.';
const WIDGET_FAILED = 'Google sign-in failed. Please try again.';
const WIDEST_PX = 400;

export function SocialSignIn({ clientId, text }: SocialSignInProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'unreachable'>('loading');
  const [width, setWidth] = useState<number | null>(null);
  const mode = usePageTheme();
  const { percent, start, finish } = useProgress();
  const signIn = useGoogleSignIn();
  const measure = useCallback((place: HTMLDivElement | null) => {
    if (place !== null) setWidth(Math.min(place.clientWidth, WIDEST_PX));
  }, []);
  const accept = async (credential: string | undefined) => {
    if (credential === undefined) {
      toast.error(WIDGET_FAILED, TOAST_ERROR_MS);
      return;
    }
    start();
    try {
      // The contract requires the access token, and the server expects an empty one.
      const { data } = await signIn.mutateAsync({ data: { accessToken: '', tokenId: credential } });
      acceptSession(data);
    } catch {
      // One text for every failure: the server's messages here are not meant for users.
      if (viewerId() === null) toast.error(SERVER_FAILED, TOAST_ERROR_MS);
    }
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
        {state === 'unreachable' && <SocialUnavailable />}
        {width !== null && (
          <GoogleLogin
            text={text}
            theme={mode === 'dark' ? 'filled_black' : 'outline'}
            width={width}
            containerProps={{ hidden: state !== 'ready' }}
            onSuccess={({ credential }) => void accept(credential)}
            onError={() => toast.error(WIDGET_FAILED, TOAST_ERROR_MS)}
          />
        )}
      </div>
    </GoogleOAuthProvider>
  );
}
