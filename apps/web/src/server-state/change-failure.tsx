import { Button, KeepFocus, Notice } from '@amana/ui';
import type { Change } from './use-change.ts';

export interface ChangeFailureProps {
  change: Pick<Change<never>, 'failure' | 'checkAgain' | 'isChecking'> | undefined;
  id?: string;
  text?: string | null;
  /** The change was made after all. */
  onFound?: () => void;
}

const buttonAfter = (area: HTMLElement) =>
  area.closest('form, dialog, main')?.querySelector<HTMLElement>('[type=submit]');

/** Tells why a change failed. While it is unknown whether it was made, the person can check again. */
export function ChangeFailure({ change, id, text = change?.failure ?? null, onFound }: ChangeFailureProps) {
  if (text === null) return null;
  const checkAgain = change?.checkAgain ?? null;
  const check = async () => {
    if ((await checkAgain?.()) === true) onFound?.();
  };
  const button = checkAgain !== null && (
    <KeepFocus findHome={buttonAfter}>
      <Button variant="link" loading={change?.isChecking === true} onClick={() => void check()}>
        Check again
      </Button>
    </KeepFocus>
  );
  return (
    <Notice id={id} tone="danger" action={button}>
      {text}
    </Notice>
  );
}
