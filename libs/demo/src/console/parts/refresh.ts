/** How often an open section reads the world again, in ms. */
export const LIVE_MS = 2_000;
/** The same, for what is counted while the console is closed. */
export const QUIET_MS = 5_000;

/** For what changes by itself. */
export const LIVE = { query: { refetchInterval: LIVE_MS } };
