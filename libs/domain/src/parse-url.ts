/** Null where the text is no URL, as `URL.parse`, which the oldest browsers of docs/browsers.md lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Null where the text is no address of the web; 'localhost:4200' is none either, although it is a URL. */
export function parseWebAddress(text: string): URL | null {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
