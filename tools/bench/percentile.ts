/** The smallest value that this share (0 to 1) of the values does not exceed; Infinity without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
