/** The height of most rows of a list, in px. */
const ROW_HEIGHT = 76;
/** The heights of the head and the rows of a table, in px, without the gap of a skeleton. */
const TABLE_HEAD_HEIGHT = 28;
const TABLE_ROW_HEIGHT = 29;

/** The heights of a skeleton in place of `count` rows. */
export function rowHeights(count: number): number[] {
  return Array.from({ length: count }, () => ROW_HEIGHT);
}

/** The heights of a skeleton of a table with `count` rows. */
export function tableHeights(count: number): number[] {
  return [TABLE_HEAD_HEIGHT, ...Array.from({ length: count }, () => TABLE_ROW_HEIGHT)];
}
