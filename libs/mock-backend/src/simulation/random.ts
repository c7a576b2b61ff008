export type Random = ReturnType<typeof randomFrom>;

type Word = () => number;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const WORD_RANGE = 2 ** 32;

/** Values are repeatable with a seed; without one they come from the cryptographic generator of the platform. */
export function createRandom(seed?: string, state?: readonly number[] | null): Random {
  const sequence = seed === undefined ? null : seededWords(seed, state ?? null);
  return randomFrom(sequence?.word ?? platformWords(), () => sequence?.state() ?? null);
}

function randomFrom(word: Word, state: () => readonly number[] | null) {
  const next = () => word() / WORD_RANGE;
  const below = (limit: number) => Math.floor(next() * limit);
  const many = (count: number, one: () => string) => {
    let all = '';
    for (let done = 0; done < count; done += 1) all += one();
    return all;
  };
  return {
    next,
    below,
    uuid(): string {
      const hex = many(4, () => word().toString(16).padStart(8, '0'));
      const variant = (8 + below(4)).toString(16);
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32),
      ].join('-');
    },
    digits: (count: number) => many(count, () => String(below(10))),
    text: (length: number) => many(length, () => ALPHABET.charAt(below(ALPHABET.length))),
    get state() {
      return state();
    },
  };
}

/** sfc32, a small fast generator of good quality, seeded from a hash. */
function seededWords(seed: string, resumed: readonly number[] | null): { word: Word; state: () => number[] } {
  let [a = 0, b = 0, c = 0, d = 0] = resumed ?? hashWords(seed);
  const word = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  return { word, state: () => [a, b, c, d] };
}

function hashWords(seed: string): number[] {
  let hash = 2_166_136_261;
  const words: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    for (const character of `${seed}/${index}`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
    }
    words.push(hash | 0);
  }
  return words;
}

function platformWords(): Word {
  const pool = new Uint32Array(256);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    const word = pool[used] ?? 0;
    used += 1;
    return word;
  };
}
