export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads own fields only, so that `constructor` is not found. */
export function fieldOf(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

export function fieldInAnyCase(object: JsonObject, name: string): unknown {
  const key = Object.keys(object).find((one) => one.toLowerCase() === name);
  return key === undefined ? undefined : object[key];
}

/** Reads a boolean, also as text or number; undefined for any other value. */
export function readFlag(value: unknown): boolean | undefined {
  if (/^\s*(true|1)\s*$/i.test(String(value))) return true;
  return /^\s*(false|0)\s*$/i.test(String(value)) ? false : undefined;
}
