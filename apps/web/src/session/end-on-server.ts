import { errorStatus, isPastLifetime, logOut, refresh } from '@amana/api';
import type { Session } from './session-types.ts';

/** The browser completes such a call although the page is left meanwhile. */
const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } };

/**
 * Ends a session on the server, so that its refresh token is of no use to anyone. Never rejects: the person is signed out
 * here whether the server can be reached or not.
 */
export async function endOnServer({ accessToken, refreshToken }: Session): Promise<void> {
  try {
    if (accessToken !== null && !isPastLifetime(accessToken) && (await endWith(accessToken))) return;
    if (refreshToken === null) return;
    // Calls under /Auth/ never refresh an expired access token. If the page is gone before the answer, the refresh token
    // has been exchanged all the same, and nobody has the new one.
    const { data } = await refresh({ refreshToken }, OUTLIVES_PAGE);
    await endWith(data.token);
  } catch {
    // The session then ends on the server when its refresh token expires.
  }
}

/** False where the server does not accept the access token, which then has probably expired. */
async function endWith(accessToken: string): Promise<boolean> {
  try {
    await logOut({ ...OUTLIVES_PAGE, headers: { Authorization: `Bearer ${accessToken}` } });
    return true;
  } catch (error) {
    const status = errorStatus(error);
    if (status === 401 || status === 403) return false;
    throw error;
  }
}
