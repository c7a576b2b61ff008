/** The smallest of the values that so large a share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
