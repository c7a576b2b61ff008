import { isPastLifetime, logOut, refresh } from '@amana/api';
import type { Session } from './stored-session.ts';

/** The browser completes such a call even if the page is left. */
const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } };

/** Invalidates the refresh token. Never rejects: the person is signed out here even if the server is unreachable. */
export async function endOnServer({ accessToken, refreshToken }: Session): Promise<void> {
  if (accessToken !== null && !isPastLifetime(accessToken) && (await endWith(accessToken))) return;
  if (refreshToken === null) return;
  // Calls under /Auth/ never refresh an expired access token. If the page closes before the answer, the refresh token
  // has been exchanged anyway, and the new one is lost.
  const answer = await refresh({ refreshToken }, OUTLIVES_PAGE).catch(() => null);
  // Otherwise the session ends on the server when its refresh token expires.
  if (answer !== null) await endWith(answer.data.token);
}

function endWith(accessToken: string): Promise<boolean> {
  return logOut({ ...OUTLIVES_PAGE, headers: { Authorization: `Bearer ${accessToken}` } }).then(
    () => true,
    () => false,
  );
}
