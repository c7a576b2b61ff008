/** Shown where a text has more characters than it may have. */
export function tooLongText(maxLength: number): string {
  return `Must be at most ${maxLength} characters`;
}
