import { PATHS } from '../shared/paths.ts';

/** In a wide window these pages have the list beside them from which they are opened. */
export const PAGES_BESIDE = [
  PATHS.order,
  PATHS.transaction,
  PATHS.manageTransaction,
  PATHS.manageDispute,
] as const;

/** The width of a page with a list beside it, in multiples of the text size. */
const MIN_WIDTH_REM = 85;

/** Of the page, not of the window, in px: a bar beside it, such as the demo's, takes width as padding. */
export function hasRoomBeside(
  width = document.body.clientWidth - parseFloat(getComputedStyle(document.body).paddingRight),
): boolean {
  return width >= MIN_WIDTH_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
}
