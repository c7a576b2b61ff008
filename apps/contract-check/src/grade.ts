/** A difference breaks a screen or shows false data, or it loses something: a text, a value, an exact countdown. */
export interface Difference {
  readonly grade: 'breaks' | 'degrades';
  readonly text: string;
}

export function isBroken(differences: readonly Difference[]): boolean {
  return differences.some(({ grade }) => grade === 'breaks');
}
