import { createHash } from 'node:crypto';

const VERSION = /page-[0-9a-f]{16}/;
const LENGTH = 16;

/** Writes a hash of the page into the service worker: browsers update a worker whose bytes have changed. */
export function writePageVersion(worker: string, html: string): string {
  if (!VERSION.test(worker)) throw new Error('The service worker has no place for its version');
  return worker.replace(VERSION, `page-${createHash('sha256').update(html).digest('hex').slice(0, LENGTH)}`);
}
