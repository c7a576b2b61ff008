import { timeoutManager } from '@tanstack/react-query';

type Timer = ReturnType<typeof setTimeout> | number;

const realSetInterval = setInterval;
/** No timer has this number. */
const NONE = 0;
/** Longest polling interval of the demo; most pages of the product poll every 30 s. */
const DEMO_POLL_MS = 5_000;

function createClock() {
  return {
    isDemoOpen: false,
    setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
    clearTimeout: (timer: Timer | undefined) => clearTimeout(timer),
    setInterval(callback: () => void, ms: number): Timer {
      const isMovedByTest = setInterval !== realSetInterval;
      const isOfDemo = clock.isDemoOpen && ms <= DEMO_POLL_MS;
      return isMovedByTest || isOfDemo ? setInterval(callback, ms) : NONE;
    },
    clearInterval: (timer: Timer | undefined) => clearInterval(timer),
  };
}

// Survives a reset of the modules: TanStack Query logs an error when its clock is replaced.
const worker = globalThis as { testClock?: ReturnType<typeof createClock> };
const clock = (worker.testClock ??= createClock());

/** Otherwise a poll could cause an update that a test attributes to a press or to the return to the tab. */
export function pollOnTestClock(): void {
  clock.isDemoOpen = false;
  timeoutManager.setTimeoutProvider(clock);
}

/** For the rest of the test the demo polls on the real clock too, to notice changes made elsewhere. */
export function letDemoPoll(): void {
  clock.isDemoOpen = true;
}
