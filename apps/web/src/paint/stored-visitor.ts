import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** As it was stored at sign-in; of the rest nothing is certain. */
export interface StoredVisitor {
  isSignedIn: boolean;
  firstName: unknown;
  userId: unknown;
  token: unknown;
}

export function jsonOf(text: string | null | undefined): unknown {
  return JSON.parse(text ?? 'null');
}

/** Read by hand, because the session's own code has not arrived; throws where nothing can be stored. */
export function storedVisitor(): StoredVisitor {
  const session = jsonOf(localStorage.getItem(STORAGE_KEYS.session)) as {
    isAuthenticated?: unknown;
    accessToken?: unknown;
    user?: { firstName?: unknown; userId?: unknown } | null;
  } | null;
  return {
    isSignedIn: session?.isAuthenticated === true,
    firstName: session?.user?.firstName,
    userId: session?.user?.userId,
    token: session?.accessToken,
  };
}
