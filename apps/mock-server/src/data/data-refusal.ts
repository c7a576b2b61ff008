/** A data folder that cannot be used and is unchanged. The message is for the terminal. */
export class DataRefusal extends Error {}

export function unreadable(file: string, what: string): DataRefusal {
  return new DataRefusal(
    `${file} ${what}. Nothing in it was changed: move it away, or choose another folder with --data.`,
  );
}

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

export function isDamage(error: unknown): boolean {
  return [CORRUPT, NOT_A_DATABASE].includes(codeOf(error));
}

function codeOf(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return 0;
  // The low byte is the kind; the rest is more specific.
  return error.errcode & 0xff;
}
