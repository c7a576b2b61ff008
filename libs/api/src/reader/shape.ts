interface Common {
  readonly isNullable?: true;
  /** Where it is not what its kind and its limits say. */
  readonly isVital?: boolean;
}

/**
 * A value without parts. A record whose vital field cannot be read is unreadable; ids and texts with a limit always are vital.
 * An amount that cannot be read is NaN.
 */
export interface ScalarShape extends Common {
  readonly kind:
    'money' | 'id' | 'instant' | 'date' | 'due' | 'url' | 'phone' | 'text' | 'number' | 'switch' | 'nothing';
  /** The regular expression that a text must match. */
  readonly pattern?: string;
  /** The fewest characters of a text, without the blanks around it. */
  readonly minLength?: number;
  /** The value of an absent field, which then is not vital. */
  readonly default?: string;
}

/** One of the values that the contract lists. */
export interface ChoiceShape extends Common {
  readonly kind: 'choice';
  /** The schema's name in the contract, by which a provider profile lists numbered values. */
  readonly name?: string;
  readonly values: readonly string[];
  /** The value of an absent field. */
  readonly default?: string;
}

export interface ObjectShape extends Common {
  readonly kind: 'object';
  /** The schema's name in the contract; empty for an inline schema. */
  readonly name: string;
  readonly fields: Readonly<Record<string, Shape>>;
  readonly optional: readonly string[];
}

interface ListShape extends Common {
  readonly kind: 'list';
  readonly items: Shape;
}

export type Shape = ScalarShape | ChoiceShape | ObjectShape | ListShape;

/** The success of one operation. */
export interface AnswerRow {
  readonly operationId: string;
  /** The shape of `data`. */
  readonly data: Shape;
  /** The answer only says that it was done. */
  readonly isAction?: true;
  /** The list has a total over all pages. */
  readonly hasTotal?: true;
}

/** An answer as the reader hands it over: rows of a list that cannot be read are left out of its data and counted. */
export type Finished<Body> = Body extends { data: readonly unknown[] }
  ? Body & { readonly unreadableCount: number }
  : Body;
