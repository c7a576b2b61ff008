export type DeviationKind =
  | 'envelope'
  | 'absent'
  /** A number as text, an id as number, a text as number. */
  | 'type'
  | 'precision'
  /** Another case, separators or braces in an id or a listed value. */
  | 'case'
  /** Another notation of an instant, a date, a phone number or a file's address; hidden characters in a text. */
  | 'notation'
  /** An empty or impossible id or date instead of null. */
  | 'placeholder'
  /** An earlier row of the list has the same id. */
  | 'repeated'
  | 'unknown'
  | 'unreadable';

/** Contains no values of the answer, so that it can be reported. */
export interface Deviation {
  readonly operationId: string;
  readonly field: string;
  readonly kind: DeviationKind;
  readonly count: number;
}
