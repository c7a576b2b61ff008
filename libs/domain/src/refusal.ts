export type RefusalKind =
  'invalid' | 'forbidden' | 'notFound' | 'conflict' | 'tooLarge' | 'wrongType' | 'tooManyTries';

/** An expected refusal with its text for users; returned, not thrown. */
export interface Refusal<Kind extends RefusalKind = RefusalKind> {
  readonly ok: false;
  readonly kind: Kind;
  readonly message: string;
}

export function refuse<Kind extends RefusalKind>(kind: Kind, message: string): Refusal<Kind> {
  return { ok: false, kind, message };
}
