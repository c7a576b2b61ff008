/** An address that a link may open: a web page or file without a name hidden in it; anything else is null. */
export function safeUrl(text: string): string | null {
  const url = URL.parse(text, window.location.href);
  if (url === null) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // 'https://bank.example@evil.example' reads as one address and is another.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
