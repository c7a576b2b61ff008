import { errorText } from '@amana/api';

export class Refusal extends Error {}

export function refusalText(error: Error): string {
  return error instanceof Refusal ? error.message : errorText(error, 'The mock backend did not answer.');
}
