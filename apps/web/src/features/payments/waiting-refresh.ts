/** While a transfer is awaited, what it changes is read more often than §7 asks, so that the page moves on by itself. */
export const WAITING_REFRESH_MS = 3_000;
