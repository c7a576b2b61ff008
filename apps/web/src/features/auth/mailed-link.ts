import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type InferType, object, string } from 'yup';
import { navigationState } from '../../shared/navigation-state.ts';

const MAILED_LINK = object({ token: string().defined(), email: string().defined() });
type MailedLink = InferType<typeof MAILED_LINK>;

/** Kept by a reload. */
const useMovedLink = navigationState('mailedLink', MAILED_LINK);

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
  const { pathname } = useLocation();
  const moved = useMovedLink();
  const navigate = useNavigate();
  const inAddress = readMailedLink(params);
  const hasToken = inAddress.token !== '';
  const moveToState = useEffectEvent(
    () => void navigate(pathname, { replace: true, state: { mailedLink: inAddress } }),
  );
  useEffect(() => {
    if (hasToken) moveToState();
  }, [hasToken]);
  return hasToken ? inAddress : (moved ?? inAddress);
}
