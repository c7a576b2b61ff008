import type { DeviationKind } from '@amana/api/contract/testing';

/**
 * Effect of a difference on the app: breaks a screen or shows false data, loses something (a text, a value, an exact
 * countdown), or is invisible. The worst is first.
 */
export const GRADES = ['breaks', 'degrades', 'harmless'] as const;
export type Grade = (typeof GRADES)[number];

export const MARKS: Readonly<Record<Grade, string>> = { breaks: '✖', degrades: '▲', harmless: '○' };

export interface Difference {
  readonly grade: Grade;
  readonly text: string;
}

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

export function worstGrade(differences: readonly Pick<Difference, 'grade'>[]): Grade | null {
  return GRADES.find((grade) => differences.some((difference) => difference.grade === grade)) ?? null;
}
