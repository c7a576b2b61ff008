import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface MailedLink {
  readonly token: string;
  readonly email: string;
}

/** Mails spell the parameter `Token` or `token`. */
export function readMailedLink(params: URLSearchParams): MailedLink {
  return {
    token: readParam(params, 'Token') || readParam(params, 'token'),
    email: readParam(params, 'email'),
  };
}

/** Tokens and email addresses contain no space: a space is a plus sign that the mail did not encode. */
function readParam(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').replaceAll(' ', '+');
}

/**
 * The link of the mail that led to this page. Moves a token from the address to the state of the history entry, where a
 * reload finds it: the browser's history, a screenshot and a copied address must not contain it.
 */
export function useMailedLink(): MailedLink {
  const [params] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const inAddress = readMailedLink(params);
  const hasToken = inAddress.token !== '';
  const moveToState = useEffectEvent(
    () => void navigate(location.pathname, { replace: true, state: inAddress }),
  );
  useEffect(() => {
    if (hasToken) moveToState();
  }, [hasToken]);
  return !hasToken && isMailedLink(state) ? state : inAddress;
}

function isMailedLink(state: unknown): state is MailedLink {
  return (
    typeof state === 'object' &&
    state !== null &&
    'token' in state &&
    typeof state.token === 'string' &&
    'email' in state &&
    typeof state.email === 'string'
  );
}
