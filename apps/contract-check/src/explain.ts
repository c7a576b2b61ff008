/** The message of an error without its stack. */
export function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
