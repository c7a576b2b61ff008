/** The height of most rows of a list, in px. */
const ROW_HEIGHT = 76;

/** The heights of a skeleton in place of `count` rows. */
export function rowHeights(count: number): number[] {
  return Array.from({ length: count }, () => ROW_HEIGHT);
}
