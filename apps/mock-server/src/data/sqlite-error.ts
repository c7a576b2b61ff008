/** https://sqlite.org/rescode.html */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

function codeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  // The low byte is the kind; the rest says more about it.
  return error.errcode & 0xff;
}

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}
