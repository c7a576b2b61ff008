/** A world as texts by name: a small change of a large world changes few of them. */
export type Chunks = ReadonlyMap<string, string>;

/** Characters after which a list goes on in the next text. */
const CHUNK_LENGTH = 16_384;

/** Objects inside the world's own are taken apart too, so that each table has texts of its own. */
const DEPTH = 2;

/** `world` is plain data, as JSON can carry it. */
export function toChunks(world: unknown): Map<string, string> {
  const chunks = new Map<string, string>();
  addChunks(chunks, [], world);
  return chunks;
}

function addChunks(chunks: Map<string, string>, path: readonly string[], value: unknown): void {
  if (Array.isArray(value)) addList(chunks, path, value);
  else if (isRecord(value) && path.length < DEPTH && Object.keys(value).length > 0)
    for (const [key, inner] of Object.entries(value)) addChunks(chunks, [...path, key], inner);
  else chunks.set(JSON.stringify(path), JSON.stringify(value));
}

function addList(chunks: Map<string, string>, path: readonly string[], list: readonly unknown[]): void {
  let entries: string[] = [];
  let length = 0;
  let count = 0;
  const close = () => {
    chunks.set(JSON.stringify([...path, count]), `[${entries.join(',')}]`);
    entries = [];
    length = 0;
    count += 1;
  };
  for (const entry of list) {
    const text = JSON.stringify(entry);
    entries.push(text);
    length += text.length;
    if (length >= CHUNK_LENGTH) close();
  }
  if (entries.length > 0 || count === 0) close();
}

/** What `toChunks` took apart. Anything else throws, or makes a world that the backend then refuses. */
export function fromChunks(chunks: Chunks): unknown {
  const parsed = [...chunks].map(([name, text]) => ({
    path: pathOf(name),
    value: JSON.parse(text) as unknown,
  }));
  // The parts of a list in their order.
  parsed.sort((one, other) => numberOf(one.path) - numberOf(other.path));
  let world: unknown = {};
  for (const { path, value } of parsed) world = withPart(world, path, value);
  return world;
}

type Path = readonly (string | number)[];

function pathOf(name: string): Path {
  const path: unknown = JSON.parse(name);
  if (!Array.isArray(path)) throw new Error(`${name} names no part of a world`);
  return path.map((step: unknown) => (typeof step === 'number' ? step : String(step)));
}

function numberOf(path: Path): number {
  return path.findLast((step) => typeof step === 'number') ?? 0;
}

function withPart(outer: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') return [...listOf(outer), ...listOf(value)];
  const record = isRecord(outer) ? outer : {};
  return { ...record, [step]: withPart(record[step], rest, value) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What has to be written and removed so that `before` becomes `after`. */
export interface ChunkChanges {
  readonly written: readonly (readonly [name: string, text: string])[];
  readonly removed: readonly string[];
}

export function chunkChanges(before: Chunks, after: Chunks): ChunkChanges {
  return {
    written: [...after].filter(([name, text]) => before.get(name) !== text),
    removed: [...before.keys()].filter((name) => !after.has(name)),
  };
}
