import type { Random } from '../../simulation/random.ts';

export interface PinnedRandom {
  readonly random: Random;
  /** Sets the next uuid to be drawn, and the next text where one is given. */
  pin(uuid: string, text?: string): void;
}

/** Draws from `random`, except for the values that were pinned. */
export function pinnedRandom(random: Random): PinnedRandom {
  let nextUuid: string | undefined;
  let nextText: string | undefined;
  return {
    random: {
      next: () => random.next(),
      below: (below) => random.below(below),
      digits: (count) => random.digits(count),
      uuid() {
        const uuid = nextUuid ?? random.uuid();
        nextUuid = undefined;
        return uuid;
      },
      text(length) {
        const text = nextText ?? random.text(length);
        nextText = undefined;
        return text;
      },
      get state() {
        return random.state;
      },
    },
    pin(uuid, text) {
      [nextUuid, nextText] = [uuid, text];
    },
  };
}
