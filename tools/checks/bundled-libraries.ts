/** The part used of a list in the format CycloneDX. */
export interface BillOfMaterials {
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
  }[];
}

/** A heading of the licence notices that Vite writes: '## @scope/name - 1.2.3 (MIT)'. */
const HEADING = /^## (?<name>\S+) - (?<version>\S+) /gm;

/** The libraries whose licences come with a build, and that its bill of materials does not name. */
export function unlistedLibraries(licences: string, { components }: BillOfMaterials): string[] {
  const listed = new Set(
    components.map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name} ${version}`,
    ),
  );
  const bundled = [...licences.matchAll(HEADING)].map(
    ({ groups }) => `${groups?.['name']} ${groups?.['version']}`,
  );
  if (bundled.length === 0) throw new Error('The licence notices name no library.');
  return bundled.filter((library) => !listed.has(library));
}
