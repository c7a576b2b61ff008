import { useGoogleSignIn } from '@amana/api';
import { PROGRESS_BAR_STEPS, TOAST_ERROR_MS } from '@amana/domain';
import { Divider, ProgressBar, Skeleton, toast, usePageTheme } from '@amana/ui';
import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useCallback, useEffect, useState } from 'react';
import { useReadViewerId } from '../../../session/index.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { useAcceptSession } from '../use-accept-session.ts';
import styles from '../auth.module.css';

interface SocialSignInProps {
  text: 'signin_with' | 'signup_with';
}

const SERVER_FAILED = 'Google login failed. Please try again.';
const WIDGET_FAILED = 'Google sign-in failed. Please try again.';
const WIDEST_PX = 400;
/** 100 % and fading out. */
const PROGRESS_BAR_END = [
  { atMs: 0, percent: 100 },
  { atMs: 400, percent: null },
];

/** With the separator between it and the form below. */
export function SocialSection({ text }: SocialSignInProps) {
  const { identityClientId } = useConfig();
  if (identityClientId === null) return null;
  return (
    <>
      <SocialSignIn clientId={identityClientId} text={text} />
      <Divider>OR</Divider>
    </>
  );
}

function SocialSignIn({ clientId, text }: SocialSignInProps & { clientId: string }) {
  const [state, setState] = useState<'loading' | 'ready' | 'unreachable'>('loading');
  const [width, setWidth] = useState<number | null>(null);
  const mode = usePageTheme();
  const signIn = useGoogleSignIn();
  const percent = useProgress(signIn.isPending);
  const acceptSession = useAcceptSession();
  const readViewerId = useReadViewerId();
  const measure = useCallback((place: HTMLDivElement | null) => {
    if (place !== null) setWidth(Math.min(place.clientWidth, WIDEST_PX));
  }, []);
  const accept = async (credential: string | undefined) => {
    if (credential === undefined) {
      toast.error(WIDGET_FAILED, TOAST_ERROR_MS);
      return;
    }
    try {
      // The contract requires the access token, and the server expects an empty one.
      const { data } = await signIn.mutateAsync({ data: { accessToken: '', tokenId: credential } });
      acceptSession(data);
    } catch {
      // One text for every failure: the server's messages here are not meant for users.
      if (readViewerId() === null) toast.error(SERVER_FAILED, TOAST_ERROR_MS);
    }
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
            containerProps={{ hidden: state !== 'ready' }}
            onSuccess={({ credential }) => void accept(credential)}
            onError={() => toast.error(WIDGET_FAILED, TOAST_ERROR_MS)}
          />
        )}
      </div>
    </GoogleOAuthProvider>
  );
}

/** In fixed steps, because the sign-in call reports no progress. Null before a call, and a while after it. */
export function useProgress(isRunning: boolean): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    const timers = (isRunning ? PROGRESS_BAR_STEPS : PROGRESS_BAR_END).map((step) =>
      setTimeout(() => setPercent((last) => (isRunning || last !== null ? step.percent : null)), step.atMs),
    );
    return () => timers.forEach(clearTimeout);
  }, [isRunning]);
  return percent;
}
