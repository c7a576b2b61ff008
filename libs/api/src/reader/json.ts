export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field, so that `constructor` of an answer is none. */
export function fieldOf(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A field by its name in lower case, however the object writes it. */
export function fieldInAnyCase(object: JsonObject, name: string): unknown {
  const key = Object.keys(object).find((one) => one.toLowerCase() === name);
  return key === undefined ? undefined : object[key];
}
