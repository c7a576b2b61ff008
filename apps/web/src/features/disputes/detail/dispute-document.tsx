import { safeUrl } from '../../../shared/safe-url.ts';

/** The attached document, in a tab that knows nothing of this one; an address that is none of the web is no link. */
export function DisputeDocument({ url }: { url: string | null }) {
  if (url === null) return 'None';
  const safe = safeUrl(url);
  if (safe === null) return 'Cannot be opened safely';
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer">
      View document
    </a>
  );
}
