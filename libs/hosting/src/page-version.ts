import { createHash } from 'node:crypto';

const VERSION = /page-[0-9a-f]{16}/;
const LENGTH = 16;

/** Writes into the service worker which page it belongs to: browsers take a worker with other bytes for a new version. */
export function writePageVersion(worker: string, html: string): string {
  if (!VERSION.test(worker)) throw new Error('The service worker has no place for its version');
  return worker.replace(VERSION, `page-${createHash('sha256').update(html).digest('hex').slice(0, LENGTH)}`);
}
