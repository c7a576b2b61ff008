import { createHash } from 'node:crypto';

/** Every `<script>` whose content runs: none with an address, none that only carries data. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\stype=["']?([^"'\s>]+)/i;
const RUNS = ['module', 'text/javascript'];

/** The sources of a policy that allow exactly the scripts written into this page. */
export function inlineScriptHashes(html: string): string[] {
  const sources: string[] = [];
  for (const [, attributes = '', content = ''] of html.matchAll(INLINE_SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1] ?? 'text/javascript';
    if (RUNS.includes(type.toLowerCase()))
      sources.push(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return sources;
}
