/** Whether a value that came from outside has the shape that its reader relies on. */
export type Shape = (value: unknown) => boolean;

export const text: Shape = (value) => typeof value === 'string';
export const number: Shape = (value) => typeof value === 'number' && Number.isFinite(value);
export const yesOrNo: Shape = (value) => typeof value === 'boolean';

export function orNull(shape: Shape): Shape {
  return (value) => value === null || shape(value);
}

export function oneOf(...values: readonly unknown[]): Shape {
  return (value) => values.includes(value);
}

export function listOf(item: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(item);
}

export function pairOf(first: Shape, second: Shape): Shape {
  return (value) => Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
}

/** Exactly these fields. */
export function recordOf(fields: Readonly<Record<string, Shape>>): Shape {
  const shapes = Object.entries(fields);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === shapes.length &&
    shapes.every(([name, shape]) => Object.hasOwn(value, name) && shape(Reflect.get(value, name)));
}
