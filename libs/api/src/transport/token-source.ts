/** Where the access token comes from; the application hands it over at start-up, so that this library knows no session. */
export interface TokenSource {
  getAccessToken(): string | null;
  /**
   * Called after a 401 of a call that carried this token, or none. Answers the token to try again with, or null when
   * there is no session any more.
   */
  refresh(usedToken: string | null): Promise<string | null>;
}

export const NO_TOKENS: TokenSource = { getAccessToken: () => null, refresh: () => Promise.resolve(null) };
