import { isIncomplete } from '@amana/api';
import { BANK_DETAILS_UNKNOWN } from '@amana/domain';
import { KeepFocus, Skeleton } from '@amana/ui';
import { FailureState, type FailureStateProps } from '../server-state/failure-state.tsx';
import { SetupPrompt } from './setup-prompt.tsx';
import type { BankDetailsState } from './use-viewer.ts';

export const ENTER_AGAIN = 'Your stored bank details cannot be read. Please enter them again.';
const SKELETON = <Skeleton heights={[160]} />;

interface BankDetailsFailureProps extends Pick<FailureStateProps, 'level'> {
  failure: BankDetailsState['failure'];
}

/** For a seller whose bank details are needed but unknown. Without a failure they are being loaded. */
export function BankDetailsFailure({ failure, level }: BankDetailsFailureProps) {
  if (failure === null) return SKELETON;
  // A stored record that lacks a part stays so until it is saved again.
  if (isIncomplete(failure.error)) return <SetupPrompt missing="bankDetails">{ENTER_AGAIN}</SetupPrompt>;
  return (
    <KeepFocus>
      <FailureState title={BANK_DETAILS_UNKNOWN} level={level} {...failure} />
    </KeepFocus>
  );
}
