import { errorFields } from '@amana/api';

/** The server's errors by the form's names; a service may write a name with a capital. */
export function errorsOfFields(error: unknown, names: readonly string[]): Readonly<Record<string, string>> {
  const texts = new Map(Object.entries(errorFields(error)).map(([name, text]) => [name.toLowerCase(), text]));
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = texts.get(name.toLowerCase());
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
