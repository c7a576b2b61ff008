import { PATHS } from '../../shared/paths.ts';

/** In a wide window, these pages show the list from which they are opened. */
export const PAGES_WITH_SIDE_LIST = [
  PATHS.order,
  PATHS.transaction,
  PATHS.manageTransaction,
  PATHS.manageDispute,
] as const;

const MIN_WIDTH_REM = 85;

/** @param width of the page without padding, in px; the demo's bar counts as padding */
export function hasRoomForSideList(
  width = document.body.clientWidth - parseFloat(getComputedStyle(document.body).paddingRight),
): boolean {
  return width >= MIN_WIDTH_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
}
