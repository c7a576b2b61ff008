import { timeoutManager } from '@tanstack/react-query';

type Timer = ReturnType<typeof setTimeout> | number;

const realSetInterval = setInterval;
/** No timer has this number. */
const NONE = 0;
/** Longest polling interval of the demo; most pages of the product poll every 30 s. */
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

/** Otherwise a poll could cause an update that a test attributes to a press or to the return to the tab. */
export function pollOnTestClock(): void {
  isDemoOpen = false;
  timeoutManager.setTimeoutProvider(clock);
}

/** For the rest of the test the demo polls on the real clock too, to notice changes made elsewhere. */
export function letDemoPoll(): void {
  isDemoOpen = true;
}
