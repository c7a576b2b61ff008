/** How an answer deviated from the contract. */
export type DeviationKind =
  /** The service's envelope, paging or status is another one. */
  | 'envelope'
  /** A field is absent. */
  | 'absent'
  /** A number as text, an id as number, a text as number. */
  | 'type'
  /** More decimals than kobo have. */
  | 'precision'
  /** Upper or lower case, separators or braces of an id or a listed value. */
  | 'case'
  /** Another notation of an instant, a date, a phone number or a file's address. */
  | 'notation'
  /** An empty or impossible id or date in place of null. */
  | 'placeholder'
  /** A row whose id an earlier row of the list has. */
  | 'repeated'
  /** A value that the contract does not list. */
  | 'unknown'
  /** A value, a row or an answer that cannot be read. */
  | 'unreadable';

/** Contains no value of an answer, so that it may be reported. */
export interface Deviation {
  readonly operationId: string;
  /** The path of the field without indexes, such as `data.amount`. */
  readonly field: string;
  readonly kind: DeviationKind;
  /** How often it occurred in the answer. */
  readonly count: number;
}

/** Counts the deviations of one answer. */
export function deviationCounter(operationId: string) {
  const counts = new Map<string, Deviation>();
  return {
    note: (field: string, kind: DeviationKind): void => {
      const key = `${field} ${kind}`;
      counts.set(key, { operationId, field, kind, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    all: (): readonly Deviation[] => [...counts.values()],
  };
}
