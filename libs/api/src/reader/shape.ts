interface Common {
  readonly isNullable?: true;
  readonly isVital?: boolean;
}

/** Formats of the contract; an amount has `x-format: naira`. */
type Format = 'uuid' | 'date' | 'date-time' | 'due-time' | 'uri-reference' | 'phone' | 'money';

/** A record is unreadable if a vital field is; ids and texts with a limit are always vital. */
export interface ScalarShape extends Common {
  readonly kind: Format | 'string' | 'enum' | 'number' | 'boolean' | 'null';
  readonly pattern?: string;
  /** Minimum length of a text, without surrounding blanks. */
  readonly minLength?: number;
  /** The value of an absent field, which is then not vital. */
  readonly default?: string;
  /** The listed values of an enumeration. */
  readonly values?: readonly string[];
}

export interface ObjectShape extends Common {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
  readonly optional: readonly string[];
}

interface ListShape extends Common {
  readonly kind: 'array';
  readonly items: Shape;
}

export type Shape = ScalarShape | ObjectShape | ListShape;

export interface AnswerRow {
  readonly operationId: string;
  readonly data: Shape;
  readonly isAction?: true;
  readonly hasTotal?: true;
}

/** An answer after reading. `unreadableCount` is the number of rows that were left out of a list. */
export type Read<Body> = Body extends { data: readonly unknown[] }
  ? Body & { readonly unreadableCount: number }
  : Body;
