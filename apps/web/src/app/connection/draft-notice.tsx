import { Button, KeepFocus, Notice, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { draftsOf, forgetDraft, offerText } from '../../shared/drafts.ts';
import { useViewerId } from '../../viewer/use-viewer.ts';

export function DraftNotice() {
  const { pathname } = useLocation();
  const [draft] = draftsOf(useViewerId());
  const [discarded, setDiscarded] = useState('');
  if (draft === undefined || draft.path === pathname || draft.path === discarded) return null;
  return (
    <KeepFocus>
      <Notice
        action={
          <>
            <Link className={buttonClass('secondary')} to={draft.path}>
              Continue
            </Link>
            <Button
              variant="link"
              onClick={() => {
                forgetDraft(draft);
                setDiscarded(draft.path);
              }}
            >
              Discard
            </Button>
          </>
        }
      >
        {offerText(draft, 'something')}
      </Notice>
    </KeepFocus>
  );
}
