interface Common {
  readonly isNullable?: true;
  readonly isVital?: boolean;
}

/** A record is unreadable if a vital field is; ids and texts with a limit are always vital. */
export interface ScalarShape extends Common {
  readonly kind:
    'money' | 'id' | 'instant' | 'date' | 'due' | 'url' | 'phone' | 'text' | 'number' | 'switch' | 'nothing';
  readonly pattern?: string;
  /** Minimum length of a text, without surrounding blanks. */
  readonly minLength?: number;
  /** The value of an absent field, which is then not vital. */
  readonly default?: string;
}

export interface ChoiceShape extends Common {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default?: string;
}

export interface ObjectShape extends Common {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
  readonly optional: readonly string[];
}

interface ListShape extends Common {
  readonly kind: 'list';
  readonly items: Shape;
}

export type Shape = ScalarShape | ChoiceShape | ObjectShape | ListShape;

export interface AnswerRow {
  readonly operationId: string;
  readonly data: Shape;
  readonly isAction?: true;
  readonly hasTotal?: true;
}

/** An answer after reading. `unreadableCount` is the number of rows that were left out of a list. */
export type Finished<Body> = Body extends { data: readonly unknown[] }
  ? Body & { readonly unreadableCount: number }
  : Body;
