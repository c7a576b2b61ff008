import { ErrorState, Skeleton, toast } from '@amana/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { storeRemovedDrafts } from '../../shared/drafts.ts';
import { VersionDetail } from '../../shared/states/support-details.tsx';
import { reloadIfReachable, reloadOnceReachable } from '../../shared/reload-if-reachable.ts';
import { useTabTitle } from '../../shared/hooks/use-page-title.ts';
import { checkVersion } from '../connection/newer-version.ts';
import { useOnline } from '../connection/use-online.ts';

const WORDS = {
  // No notice may be above.
  offline: {
    title: 'No connection',
    text: 'This device is offline. The page is loaded when it has a connection.',
  },
  missing: { title: 'This page could not be loaded', text: 'Try again in a moment.' },
  outdated: {
    title: 'This page is outdated',
    text: 'A newer version is ready. Reload the page.',
    button: 'Reload',
  },
  fault: { title: 'This page has a fault', text: 'If it happens again, contact support.' },
  translated: {
    title: 'This page was translated by the browser',
    text: 'If something looks wrong, reload it without the translation.',
    button: 'Reload',
  },
};

const PAGE_SKELETON = [44, 180, 120];

/** Shows a page that a translation broke once more, with texts that no translator has replaced yet. */
export function RouteErrorPage() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { wasBroken = false } = Object(location.state) as { wasBroken?: boolean };
  const isShownAgain = isTranslationFault(error) && !wasBroken;
  useLayoutEffect(storeRemovedDrafts, []);
  const showAgain = useEffectEvent(() => {
    toast.info(`${WORDS.translated.title}. ${WORDS.translated.text}`);
    // A navigation ends the error, also one to the same address.
    const state = { ...Object(location.state), wasBroken: true } as unknown;
    void navigate(location, { replace: true, state });
  });
  useEffect(() => {
    if (isShownAgain) showAgain();
  }, [isShownAgain]);
  return isShownAgain ? <Skeleton heights={PAGE_SKELETON} /> : <ErrorPage error={error} />;
}

/** A chunk that a newer deployment has replaced needs a reload, which the visitor starts. */
export function ErrorPage({ error }: { error: unknown }) {
  const isOnline = useOnline();
  const isMissing = isMissingChunk(error);
  const [isOutdated, setOutdated] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isMissing) return;
    const shown = new AbortController();
    const again = (): void => void reloadOnceReachable(shown.signal);
    void checkVersion().then(setOutdated);
    window.addEventListener('online', again, { once: true, signal: shown.signal });
    return () => shown.abort();
  }, [isMissing]);
  const missing = isOutdated === true ? WORDS.outdated : WORDS[isOnline ? 'missing' : 'offline'];
  const fault = isTranslationFault(error) ? WORDS.translated : WORDS.fault;
  const words = isMissing ? missing : fault;
  useTabTitle(words.title);
  if (isMissing && isOutdated === null) return <Skeleton heights={PAGE_SKELETON} />;
  return (
    <ErrorState level={1} {...words} onRetry={() => void reloadIfReachable()}>
      <VersionDetail />
    </ErrorState>
  );
}

/** A translator replaces nodes that React then looks for in vain (docs/decisions/037-translated-pages.md). */
function isTranslationFault(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    document.querySelector('html:is(.translated-ltr, .translated-rtl), font') !== null
  );
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}
