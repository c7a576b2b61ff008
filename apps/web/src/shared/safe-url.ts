import { parseUrl } from '@amana/domain';

/** Returns an http(s) URL without credentials, or null for text that must not become a link. */
export function safeUrl(text: string): string | null {
  // An empty text would link to the page itself.
  const url = text.trim() === '' ? null : parseUrl(text, window.location.href);
  if (url === null) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // 'https://bank.example@evil.example' opens evil.example.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** A path of this app, or null for text that may lead elsewhere: browsers open '/\\evil.example' as '//evil.example'. */
export function safePath(text: string): string | null {
  const url = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) ? parseUrl(text, window.location.origin) : null;
  if (url === null || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
