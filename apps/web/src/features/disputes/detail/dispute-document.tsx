import { safeUrl } from '../../../shared/safe-url.ts';

/** A URL that is not safe to open is not rendered as a link. */
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
