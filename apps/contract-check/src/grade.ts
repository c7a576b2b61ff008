import type { DeviationKind } from '@amana/api/contract/testing';

/**
 * What a difference from the contract means for the app: it breaks a screen or shows an untruth, it takes something from
 * people (a text, a value, an exact countdown), or nobody notices it.
 */
export type Grade = 'breaks' | 'degrades' | 'harmless';

/** Worst first. */
export const GRADES: readonly Grade[] = ['breaks', 'degrades', 'harmless'];

export interface Difference {
  readonly grade: Grade;
  readonly text: string;
}

/** What the app's reader of answers makes of each kind of deviation. */
export const GRADE_OF_DEVIATION: Readonly<Record<DeviationKind, Grade>> = {
  envelope: 'harmless',
  type: 'harmless',
  case: 'harmless',
  notation: 'harmless',
  placeholder: 'harmless',
  repeated: 'harmless',
  precision: 'degrades',
  absent: 'degrades',
  unknown: 'degrades',
  unreadable: 'breaks',
};

/** Null without a difference. */
export function worstGrade(differences: readonly Difference[]): Grade | null {
  return GRADES.find((grade) => differences.some((difference) => difference.grade === grade)) ?? null;
}
