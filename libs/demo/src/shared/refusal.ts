import { errorText } from '@amana/api';

/** The reason why the demo itself refuses an action. */
export class Refusal extends Error {}

/** The reason why an action failed, in words. */
export function refusalText(error: Error): string {
  return error instanceof Refusal ? error.message : errorText(error, 'The mock backend did not answer.');
}
