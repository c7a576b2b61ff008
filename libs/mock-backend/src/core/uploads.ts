/** A file that was accepted, by its content. Its id is unguessable: whoever has it may fetch the file. */
export interface Upload {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export class Uploads {
  readonly #byId = new Map<string, Upload>();

  add(upload: Upload): void {
    this.#byId.set(upload.id, upload);
  }

  get(id: string): Upload | undefined {
    return this.#byId.get(id);
  }

  snapshot(): (Omit<Upload, 'bytes'> & { base64: string })[] {
    return [...this.#byId.values()].map(({ bytes, ...rest }) => ({ ...rest, base64: toBase64(bytes) }));
  }

  restore(stored: readonly (Omit<Upload, 'bytes'> & { base64: string })[]): void {
    this.#byId.clear();
    for (const { base64, ...rest } of stored) this.add({ ...rest, bytes: fromBase64(base64) });
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
