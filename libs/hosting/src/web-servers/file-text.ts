/** First line of each written file that may hold comments; a file without it belongs to the operator. */
export const WRITTEN_HERE = "# Written by 'npm run configure'.\n";

/** Returns `text` in quotation marks for a web server's configuration. An error names `file`. */
export function quotedFor(file: string, text: string): string {
  // A quotation mark ends the text, and a dollar sign begins a variable.
  if (/["\\$\r\n]/.test(text)) throw new Error(`${file} cannot contain ${JSON.stringify(text)}`);
  return `"${text}"`;
}
