import { globSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
}

const SCOPE = '@amana/';

/** The packages of the product and their dependencies as a Mermaid flow chart. */
export function packageDiagram(): string {
  const packages = globSync('{apps,libs}/*/package.json', { cwd: inWorkspace() })
    .sort()
    .map((file) => JSON.parse(readFileSync(inWorkspace(file), 'utf8')) as Manifest);
  const arrows = packages.flatMap(({ name, dependencies = {} }) =>
    Object.keys(dependencies)
      .filter((other) => other.startsWith(SCOPE))
      .map((other) => `  ${shortName(name)} --> ${shortName(other)}`),
  );
  return ['flowchart TD', '  openapi[(openapi)] -. generates .-> api', ...arrows].join('\n');
}

function shortName(packageName: string): string {
  return packageName.slice(SCOPE.length);
}
