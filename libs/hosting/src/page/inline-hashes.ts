import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const TYPE = /\stype=["']?([^"'\s>]+)/i;
const SCRIPT_TYPES = ['module', 'text/javascript'];

/** CSP sources that allow this page's inline scripts; data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', content = '']) => {
    const type = TYPE.exec(attributes)?.[1] ?? 'text/javascript';
    return SCRIPT_TYPES.includes(type.toLowerCase()) ? [hashSource(content)] : [];
  });
}

export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(INLINE_STYLE)].map(([, content = '']) => hashSource(content));
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
