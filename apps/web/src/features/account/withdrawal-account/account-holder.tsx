import { mayBeHolder } from '@amana/domain';
import { Notice } from '@amana/ui';
import { useViewerName } from '../../../viewer/use-viewer.ts';

export interface AccountHolderProps {
  /** The name that the bank gave for what was typed; empty until then. */
  found: string;
  /** The name in the form: the found or the stored one. */
  name: string;
}

/**
 * Says the name that was found, and warns of an account of somebody else. Always there, because a screen reader says only
 * what changes in a region that it knows.
 */
export function AccountHolder({ found, name }: AccountHolderProps) {
  const viewerName = useViewerName();
  const isOther = !mayBeHolder(name, viewerName);
  return (
    <div className={isOther ? undefined : 'visually-hidden'} role="status">
      {found !== '' && <p className="visually-hidden">Account Name: {found}</p>}
      {isOther && (
        <Notice tone="warning">
          This account belongs to {name}; your profile says {viewerName}. Your sales are paid into it.
        </Notice>
      )}
    </div>
  );
}
