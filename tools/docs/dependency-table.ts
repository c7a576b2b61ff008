import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../workspace.ts';
import { type DependencyReason, DEPENDENCY_REASONS } from './dependency-reasons.ts';
import { markdownTable } from './generated-part.ts';

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const HEAD = ['library', 'version', 'licence', 'size', 'last release', 'used by', 'why', 'to leave it'];

/** The libraries that the packages of the product declare, each with the packages that use it. */
export function runtimeDependencies(): Map<string, string[]> {
  const used = globSync('{apps,libs}/*/package.json', { cwd: inWorkspace() })
    .sort()
    .flatMap((file) => Object.keys(manifestOf(file).dependencies ?? {}).map((name) => [name, file] as const))
    .filter(([name]) => !name.startsWith('@amana/'));
  return new Map(
    [...Map.groupBy(used, ([name]) => name)]
      .map(([name, uses]) => [name, uses.map(([, file]) => file.split(/[/\\]/)[1] ?? '')] as const)
      .sort(([left], [right]) => left.localeCompare(right)),
  );
}

/** Throws for a library without a reason, and for a reason without its library. */
export function dependencyTable(
  reasons: Readonly<Record<string, DependencyReason>> = DEPENDENCY_REASONS,
): string {
  const used = runtimeDependencies();
  for (const name of Object.keys(reasons))
    if (!used.has(name))
      throw new Error(`No package uses ${name}: remove its line of dependency-reasons.ts.`);
  return markdownTable([HEAD, ...[...used].map(([name, users]) => rowOf(name, users, reasons[name]))]);
}

function rowOf(name: string, users: readonly string[], reason: DependencyReason | undefined): string[] {
  if (reason === undefined) throw new Error(`${name} needs a line in dependency-reasons.ts.`);
  const folder = globSync([`{apps,libs}/*/node_modules/${name}`, `node_modules/${name}`], {
    cwd: inWorkspace(),
  }).sort()[0];
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  const { version, license = 'none' } = manifestOf(`${folder}/package.json`);
  const kilobytes = Math.round(sizeOf(inWorkspace(folder)) / 1_000).toLocaleString('en');
  return [
    name,
    version,
    license,
    `${kilobytes} kB`,
    reason.released,
    users.join(', '),
    reason.why,
    reason.leaving,
  ];
}

/** In bytes, without the packages that it brings along. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((sum, path) => sum + (statSync(path).isDirectory() ? sizeOf(path) : statSync(path).size), 0);
}

function manifestOf(file: string): Manifest {
  return JSON.parse(readFileSync(inWorkspace(file), 'utf8')) as Manifest;
}
