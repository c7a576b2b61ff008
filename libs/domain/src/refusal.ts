/** An ordinary "no": the HTTP status of D2 and the sentence a user reads. Nothing is thrown for it. */
export interface Refusal<Status extends RefusalStatus = RefusalStatus> {
  readonly ok: false;
  readonly status: Status;
  readonly message: string;
}

export type RefusalStatus = 400 | 403 | 404 | 409 | 413 | 415 | 429;

export function refuse<Status extends RefusalStatus>(status: Status, message: string): Refusal<Status> {
  return { ok: false, status, message };
}
