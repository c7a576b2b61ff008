import { mayBeHolder } from '@amana/domain';
import { Notice } from '@amana/ui';
import { useViewerName } from '../../../viewer/use-viewer.ts';

export interface AccountHolderProps {
  found: string;
  name: string;
}

/** Always rendered, because screen readers announce only changes of an existing region. */
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
