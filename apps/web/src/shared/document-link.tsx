import { safeUrl } from './safe-url.ts';

/** A document of a trade; an address that is not safe to open is not rendered as a link. */
export function DocumentLink({ url, children }: { url: string; children: string }) {
  const safe = safeUrl(url);
  if (safe === null) return 'Cannot be opened safely';
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
