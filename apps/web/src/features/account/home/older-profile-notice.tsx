import { isApiError, useGetUser } from '@amana/api';
import { Button, KeepFocus, Notice } from '@amana/ui';
import { useStickyError } from '../../../shared/use-sticky-error.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';

/** Says that the page shows the profile as it was stored at sign-in, because it cannot be read now. */
export function OlderProfileNotice() {
  const userId = useViewerId();
  const profile = useGetUser(userId, { query: { enabled: userId !== '' } });
  const { error, retry } = useStickyError(profile);
  // One that was read before, and a lost network, have a notice on every page.
  const isSaid = profile.data !== undefined || (isApiError(error) && error.kind === 'offline');
  const isShown = error !== null && !isSaid;
  return (
    <div className={isShown ? undefined : 'visually-hidden'} role="status">
      {isShown && (
        <KeepFocus>
          <Notice
            tone="warning"
            action={
              <Button variant="secondary" onClick={retry}>
                Retry
              </Button>
            }
          >
            Could not refresh. What you see may be out of date.
          </Notice>
        </KeepFocus>
      )}
    </div>
  );
}
