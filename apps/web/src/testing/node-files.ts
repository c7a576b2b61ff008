import { Blob, File } from 'node:buffer';
import { URL } from 'node:url';

/** Node's requests to the mock and jsdom reject each other's `File` and `FormData`, so both use Node's classes. */
export async function takeNodeFiles(): Promise<void> {
  if (Object.is(globalThis.File, File)) return;
  const form = await new Response(new URLSearchParams()).formData();
  const nodeRequest: unknown = Object.getPrototypeOf(Request);
  const FormData = form.constructor;
  Object.assign(globalThis, { Blob, File, FileReader: NodeFileReader, FormData, URL, Request: nodeRequest });
  sendNodeForms(XMLHttpRequest.prototype);
}

/** jsdom would send Node's `FormData` as the text '[object FormData]'. */
function sendNodeForms(prototype: XMLHttpRequest): void {
  const send = Reflect.get<XMLHttpRequest, 'send'>(prototype, 'send');
  prototype.send = function (body) {
    if (!(body instanceof FormData)) {
      send.call(this, body);
      return;
    }
    const encoded = new Response(body);
    this.setRequestHeader('Content-Type', encoded.headers.get('Content-Type') ?? '');
    void encoded.arrayBuffer().then((bytes) => send.call(this, bytes));
  };
}

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
