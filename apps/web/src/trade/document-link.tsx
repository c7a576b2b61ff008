import { safeUrl } from '../shared/safe-url.ts';

export interface DocumentLinkProps {
  url: string;
  /** The id of a text that distinguishes links with the same words. */
  describedBy?: string;
  children: string;
}

/** A document of a trade; an address that is not safe to open is not rendered as a link. */
export function DocumentLink({ url, describedBy, children }: DocumentLinkProps) {
  const safe = safeUrl(url);
  if (safe === null) return <>Cannot be opened safely</>;
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy}>
      {children}
    </a>
  );
}
