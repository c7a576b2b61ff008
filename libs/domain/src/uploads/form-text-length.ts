/** The length of a text as a multipart form carries it, where browsers send each line break as CR and LF. */
export function formTextLength(text: string): number {
  return text.replace(/\r?\n/g, '\r\n').length;
}
