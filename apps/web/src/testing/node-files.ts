import { Blob, File } from 'node:buffer';
import { URL } from 'node:url';

/**
 * jsdom's files and forms are not those of the requests that travel to the mock (they are Node's), and each refuses
 * the other's. In a browser they are one; here Node's stand for both, with the addresses and requests that take them.
 */
export async function takeNodeFiles(): Promise<void> {
  if (Object.is(globalThis.File, File)) return;
  const form = await new Response(new URLSearchParams()).formData();
  const nodeRequest: unknown = Object.getPrototypeOf(Request);
  const FormData = form.constructor;
  Object.assign(globalThis, { Blob, File, FileReader: NodeFileReader, FormData, URL, Request: nodeRequest });
}

/** As much of the browser's reader as the simulated clipboard needs. */
class NodeFileReader {
  result: string | null = null;
  onload: (() => void) | null = null;

  readAsText(blob: Blob): void {
    void blob.text().then((text) => {
      this.result = text;
      this.onload?.();
    });
  }
}
