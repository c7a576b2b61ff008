export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly delayMs: number;
  readonly isCut: boolean;
}

type Change = (answer: Answer) => Answer;

export interface Deviation {
  readonly description: string;
  /** Replaces the operation, which then has no effect. */
  readonly instead?: Partial<Answer>;
  readonly change?: Change;
}

export type DeviationTable = Readonly<Record<string, Deviation>>;

export type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function instead(description: string, answer: Partial<Answer>): Deviation {
  return { description, instead: answer };
}

export function ofAnswer(description: string, change: Change): Deviation {
  return { description, change };
}

export function ofSuccess(description: string, change: (body: Fields) => unknown) {
  return ofAnswer(description, (answer) =>
    answer.status < 300 && isFields(answer.body) ? { ...answer, body: change(answer.body) } : answer,
  );
}

export function ofRefusal(description: string, change: (body: Fields, answer: Answer) => Answer) {
  return ofAnswer(description, (answer) =>
    answer.status >= 400 && isFields(answer.body) ? change(answer.body, answer) : answer,
  );
}

export function withHeaders(answer: Answer, changes: Readonly<Record<string, string | null>>): Answer {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return { ...answer, headers };
}

export function withBody(answer: Answer, body: string | undefined, contentType: string | null): Answer {
  return withHeaders({ ...answer, body }, { 'content-type': contentType });
}

/** Changes every record, the innermost first. */
export function mapRecords(value: unknown, change: (record: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => mapRecords(item, change));
  if (!isFields(value)) return value;
  const inner = Object.entries(value).map(([name, field]) => [name, mapRecords(field, change)] as const);
  return change(Object.fromEntries<unknown>(inner));
}

export function mapNames(value: unknown, rename: (name: string) => string): unknown {
  return mapRecords(value, (record) =>
    Object.fromEntries(Object.entries(record).map(([name, field]) => [rename(name), field])),
  );
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
