import type { Watch } from './watch.ts';
import { UNWATCHED } from './watch.ts';

export type MailKind = 'confirm-email' | 'reset-password' | 'confirmation-code' | 'notice';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly kind: MailKind;
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  readonly atMs: number;
}

export interface MailQuery {
  readonly to?: string | undefined;
  readonly kind?: MailKind | undefined;
  readonly limit: number;
}

/** Every mail that the provider sent; the only place where a link or a code can be read. */
export class Mailbox {
  readonly #watch: Watch<Mail>;
  #mails: Mail[] = [];

  constructor(watch: Watch<Mail> = UNWATCHED) {
    this.#watch = watch;
  }

  add(mail: Mail): void {
    this.#mails.push(mail);
    this.#watch(mail.id, mail, null);
  }

  /** Newest first. */
  list({ to, kind, limit }: MailQuery): Mail[] {
    const found: Mail[] = [];
    for (let index = this.#mails.length - 1; index >= 0 && found.length < limit; index -= 1) {
      const mail = this.#mails[index];
      if (mail === undefined) continue;
      if (to !== undefined && mail.to.toLowerCase() !== to.toLowerCase()) continue;
      if (kind !== undefined && mail.kind !== kind) continue;
      found.push(mail);
    }
    return found;
  }

  clear(): void {
    for (const mail of this.#mails) this.#watch(mail.id, null, mail);
    this.#mails = [];
  }

  get all(): readonly Mail[] {
    return this.#mails;
  }

  restore(mails: readonly Mail[]): void {
    this.#mails = [...mails];
  }
}
