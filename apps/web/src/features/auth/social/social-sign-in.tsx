import { useGoogleSignIn } from '@amana/api';
import { PROGRESS_BAR_STEPS, TOAST_ERROR_MS } from '@amana/domain';
import { ProgressBar, Skeleton, toast, usePageTheme } from '@amana/ui';
import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReadViewerId } from '../../../session/index.ts';
import { useAcceptSession } from '../use-accept-session.ts';
import styles from '../auth.module.css';

export interface SocialSignInProps {
  clientId: string;
  text: 'signin_with' | 'signup_with';
}

const SERVER_FAILED = 'Google login failed. Please try again.';
const WIDGET_FAILED = 'Google sign-in failed. Please try again.';
const WIDEST_PX = 400;
const FADE_MS = 400;

export function SocialSignIn({ clientId, text }: SocialSignInProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'unreachable'>('loading');
  const [width, setWidth] = useState<number | null>(null);
  const mode = usePageTheme();
  const { percent, start, finish } = useProgress();
  const signIn = useGoogleSignIn();
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
    start();
    try {
      // The contract requires the access token, and the server expects an empty one.
      const { data } = await signIn.mutateAsync({ data: { accessToken: '', tokenId: credential } });
      acceptSession(data);
    } catch {
      // One text for every failure: the server's messages here are not meant for users.
      if (readViewerId() === null) toast.error(SERVER_FAILED, TOAST_ERROR_MS);
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

/** Advances in fixed steps, because the sign-in call reports no progress. */
export function useProgress() {
  const [percent, setPercent] = useState<number | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = () => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  };
  const later = (atMs: number, value: number | null) => {
    timers.current.push(setTimeout(() => setPercent(value), atMs));
  };
  useEffect(() => stop, []);
  return {
    percent,
    start: () => {
      stop();
      for (const step of PROGRESS_BAR_STEPS) {
        if (step.atMs === 0) setPercent(step.percent);
        else later(step.atMs, step.percent);
      }
    },
    finish: () => {
      stop();
      setPercent(100);
      later(FADE_MS, null);
    },
  };
}
