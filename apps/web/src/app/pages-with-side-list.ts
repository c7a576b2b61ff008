import { PATHS } from '../shared/paths.ts';

/** In a wide window these pages show next to them the list from which they are opened. */
export const PAGES_WITH_SIDE_LIST = [
  PATHS.order,
  PATHS.transaction,
  PATHS.manageTransaction,
  PATHS.manageDispute,
] as const;

/** The smallest width of a page with a side list, in multiples of the text size. */
const MIN_WIDTH_REM = 85;

/** @param width of the page without padding, in px; the demo's bar takes width as padding */
export function hasRoomForSideList(
  width = document.body.clientWidth - parseFloat(getComputedStyle(document.body).paddingRight),
): boolean {
  return width >= MIN_WIDTH_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
}
