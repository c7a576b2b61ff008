import { errorStatus, isPastLifetime, logOut, refresh } from '@amana/api';
import type { Session } from './stored-session.ts';

/** The browser completes such a call even if the page is left. */
const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } };

/** Invalidates the refresh token. Never rejects: the person is signed out here even if the server is unreachable. */
export async function endOnServer({ accessToken, refreshToken }: Session): Promise<void> {
  try {
    if (accessToken !== null && !isPastLifetime(accessToken) && (await endWith(accessToken))) return;
    if (refreshToken === null) return;
    // Calls under /Auth/ never refresh an expired access token. If the page closes before the answer, the refresh token
    // has been exchanged anyway, and the new one is lost.
    const { data } = await refresh({ refreshToken }, OUTLIVES_PAGE);
    await endWith(data.token);
  } catch {
    // The session then ends on the server when its refresh token expires.
  }
}

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
