/** Null where the text is no URL, as `URL.parse`, which the oldest browsers of docs/browsers.md lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
