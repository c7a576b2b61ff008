import type { Watch } from '../simulation/watch.ts';
import { UNWATCHED } from '../simulation/watch.ts';

/** A file that was accepted, by its content. Its id is unguessable: whoever has it may fetch the file. */
export interface Upload {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The same as plain data. */
export type StoredUpload = Omit<Upload, 'bytes'> & { readonly base64: string };

export class Uploads {
  readonly #watch: Watch<Upload>;
  readonly #byId = new Map<string, Upload>();

  constructor(watch: Watch<Upload> = UNWATCHED) {
    this.#watch = watch;
  }

  add(upload: Upload): void {
    this.#byId.set(upload.id, upload);
    this.#watch(upload.id, upload, null);
  }

  get(id: string): Upload | undefined {
    return this.#byId.get(id);
  }

  remove(id: string): void {
    const upload = this.#byId.get(id);
    if (upload === undefined) return;
    this.#byId.delete(id);
    this.#watch(id, null, upload);
  }

  snapshot(): StoredUpload[] {
    return [...this.#byId.values()].map(storedUpload);
  }

  restore(stored: readonly StoredUpload[]): void {
    this.#byId.clear();
    for (const { base64, ...rest } of stored) {
      this.#byId.set(rest.id, { ...rest, bytes: fromBase64(base64) });
    }
  }
}

export function storedUpload({ bytes, ...rest }: Upload): StoredUpload {
  return { ...rest, base64: toBase64(bytes) };
}

/** A browser takes a snapshot at every change, and the same photos are in each of them. */
const knownTexts = new WeakMap<Uint8Array, string>();

function toBase64(bytes: Uint8Array): string {
  const known = knownTexts.get(bytes);
  if (known !== undefined) return known;
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const text = btoa(binary);
  knownTexts.set(bytes, text);
  return text;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
