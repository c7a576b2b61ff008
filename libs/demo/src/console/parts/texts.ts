import { formatNaira, nairaToKobo } from '@amana/domain';

export const nairaText = (naira: number): string => formatNaira(nairaToKobo(naira));

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** 'in 1 h 5 min', the two largest units; 'now' where nothing is left. */
export function inText(leftMs: number): string {
  if (leftMs < 1_000) return 'now';
  const parts: string[] = [];
  let rest = leftMs;
  for (const [name, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${name}`);
  }
  return `in ${parts.slice(0, 2).join(' ')}`;
}
