import { globSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
}

const SCOPE = '@amana/';

/** The rooms that the product is made of, and who imports whom, from the packages' own manifests, as a Mermaid flow chart. */
export function houseDiagram(): string {
  const rooms = globSync('{apps,libs}/*/package.json', { cwd: inWorkspace() })
    .sort()
    .map((file) => JSON.parse(readFileSync(inWorkspace(file), 'utf8')) as Manifest);
  const arrows = rooms.flatMap(({ name, dependencies = {} }) =>
    Object.keys(dependencies)
      .filter((other) => other.startsWith(SCOPE))
      .map((other) => `  ${roomOf(name)} --> ${roomOf(other)}`),
  );
  return ['flowchart TD', '  openapi[(openapi)] -. generates .-> api', ...arrows].join('\n');
}

function roomOf(packageName: string): string {
  return packageName.slice(SCOPE.length);
}
