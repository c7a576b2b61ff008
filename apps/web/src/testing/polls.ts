import { timeoutManager } from '@tanstack/react-query';

type Timer = ReturnType<typeof setTimeout> | number;

const realSetInterval = setInterval;
/** No timer has this number. */
const NONE = 0;
/** The longest interval of the demo's own queries, in ms: most pages of the product poll every 30 s. */
const DEMO_POLL_MS = 5_000;

let isDemoOpen = false;

const clock = {
  setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
  clearTimeout: (timer: Timer | undefined) => clearTimeout(timer),
  setInterval(callback: () => void, ms: number): Timer {
    const isMovedByTest = setInterval !== realSetInterval;
    const isOfDemo = isDemoOpen && ms <= DEMO_POLL_MS;
    return isMovedByTest || isOfDemo ? setInterval(callback, ms) : NONE;
  },
  clearInterval: (timer: Timer | undefined) => clearInterval(timer),
};

/**
 * Queries poll only on a clock that the test moves: otherwise what a page is said to show at once, or on return to its
 * tab, could come with its next poll.
 */
export function pollOnTestClock(): void {
  isDemoOpen = false;
  timeoutManager.setTimeoutProvider(clock);
}

/** For the rest of the test the demo polls on the real clock too, which is how it learns what happens elsewhere. */
export function letDemoPoll(): void {
  isDemoOpen = true;
}
