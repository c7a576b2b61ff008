import { markdownTable } from '../docs/generated-part.ts';

/** The parts used of Playwright's JSON report. */
export interface BrowserReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly projectName: string; readonly status: string }[];
}

const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' } as const;

/** What ran in an engine other than Chromium, with its result in each; throws unless all engines were there. */
export function enginesTable({ suites }: BrowserReport): string {
  const results = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })));
  const missing = Object.keys(ENGINES).filter((engine) =>
    results.every((result) => result.projectName !== engine),
  );
  if (missing.length > 0)
    throw new Error(`The last run of the browser tests was without ${missing.join(', ')}.`);

  const titles = results.filter(({ projectName }) => projectName !== 'chromium').map(({ title }) => title);
  return markdownTable([
    ['journey', ...Object.values(ENGINES)],
    ...[...new Set(titles)].map((title) => [
      title,
      ...Object.keys(ENGINES).map((engine) =>
        resultOf(results.filter((result) => result.title === title && result.projectName === engine)),
      ),
    ]),
  ]);
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function resultOf(runs: readonly { readonly status: string }[]): string {
  if (runs.length === 0) return '–';
  return runs.every(({ status }) => status === 'expected') ? 'passed' : 'failed';
}
