import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../generated/amana.json');
const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
  components: { schemas: Record<string, { examples?: unknown[] }> };
};

/** The example of a schema, which generator/examples.test.ts proves to be valid. */
export function contractExample(schema: string): unknown {
  return components.schemas[schema]?.examples?.[0];
}
