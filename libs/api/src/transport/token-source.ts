/** Where the access token comes from; the application hands it over at start-up, so that this library knows no session. */
export interface TokenSource {
  getAccessToken(): string | null;
  /**
   * Called after a 401 of a call that carried this token. Answers the token to try again with, or null when the session
   * is over.
   */
  refresh(usedToken: string): Promise<string | null>;
}

export const NO_TOKENS: TokenSource = { getAccessToken: () => null, refresh: () => Promise.resolve(null) };
