/** The parts used of a package in package-lock.json. */
export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  /** A package of this repository. */
  readonly link?: boolean;
}

/** They allow shipping, and at most require the licence text or changes to their own files. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'CC0-1.0',
]);

/** One line for each shipped package whose licence is missing or not allowed. */
export function licenceProblems(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .filter(([, { license }]) => !isAllowed(license))
    .map(([path, { license = 'no licence' }]) => `${path}: ${license}`);
}

/** Of '(MIT OR CC0-1.0)' one allowed licence is enough. */
function isAllowed(expression: string | undefined): boolean {
  if (expression === undefined) return false;
  return expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((licence) => ALLOWED.has(licence));
}
