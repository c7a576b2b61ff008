import { createHash } from 'node:crypto';

/** A `<script>` element without `src`. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\stype=["']?([^"'\s>]+)/i;
const SCRIPT_TYPES = ['module', 'text/javascript'];

/** The sources of a Content-Security-Policy that allow the inline scripts of this page; data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const sources: string[] = [];
  for (const [, attributes = '', content = ''] of html.matchAll(INLINE_SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1] ?? 'text/javascript';
    if (SCRIPT_TYPES.includes(type.toLowerCase()))
      sources.push(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return sources;
}
