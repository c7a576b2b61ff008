import { isOwnName, seated } from './seat.ts';

/** The browser's storage as one seat sees it. Where a browser forbids it, or it is full, nothing is remembered. */
export interface SeatStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Of the own seat; what is named stays. */
  clearExcept(key: string): void;
}

/** The storage is asked for at each call: where a browser forbids it, the asking throws. */
function seatStorage(storage: () => Storage): SeatStorage {
  return {
    getItem: (key) => triedOr(null, () => storage().getItem(seated(key))),
    setItem(key, value) {
      triedOr(null, () => storage().setItem(seated(key), value));
    },
    removeItem(key) {
      triedOr(null, () => storage().removeItem(seated(key)));
    },
    clearExcept(kept) {
      for (const key of triedOr([], () => Object.keys(storage())))
        if (isOwnName(key) && key !== seated(kept)) storage().removeItem(key);
    },
  };
}

/** What is kept is a convenience; what somebody is doing goes on without it. */
function triedOr<Value, Otherwise>(otherwise: Otherwise, step: () => Value): Value | Otherwise {
  try {
    return step();
  } catch {
    return otherwise;
  }
}

/** Survives the tab. */
export const deviceStorage = seatStorage(() => localStorage);
/** Ends with the tab. Frames of one tab share it. */
export const tabStorage = seatStorage(() => sessionStorage);
