import { createHash } from 'node:crypto';
import type { AppConfig } from '../configuration/app-config.ts';

export interface ServedPage {
  readonly html: string;
  readonly config: AppConfig;
  /** Sites that may frame the app: none, or its own for the demo's stage. */
  readonly framing: 'none' | 'own-site';
}

const SELF = "'self'";
const NONE = "'none'";

/** A data block is not run. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content);
  return contents.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function otherSite(address: string | null): URL | null {
  return address === null || address.startsWith('/') ? null : new URL(address);
}

const originOf = (address: string | null) => otherSite(address)?.origin ?? [];

function asSource({ origin, pathname }: URL): string {
  return origin + pathname.replaceAll(/[;,'"$\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Without 'unsafe-eval'; 'unsafe-inline' is only for the demo's styles, which its component library injects. */
export function contentSecurityPolicy({ html, config, framing }: ServedPage): string {
  const api = [originOf(config.apiBaseUrl)].flat();
  // The policy allows every https address.
  const pictures = [api, originOf(config.logoUrl)].flat().filter((origin) => origin.startsWith('http:'));
  const files = config.fileOrigins;
  const widget = config.identityClientId === null ? null : otherSite(config.identityScriptUrl);
  const own = framing === 'own-site' ? [SELF] : [];
  const widgetOrigin = widget === null ? [] : [widget.origin];
  const frames = [...own, ...widgetOrigin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [SELF],
    'script-src': [SELF, ...hashesOf(html, INLINE_SCRIPT), ...(widget === null ? [] : [asSource(widget)])],
    'style-src': [
      SELF,
      ...(framing === 'own-site' ? ["'unsafe-inline'"] : hashesOf(html, INLINE_STYLE)),
      ...widgetOrigin,
    ],
    // The API may store profile pictures and attachments at any address.
    'img-src': [SELF, 'data:', 'blob:', 'https:', ...pictures, ...files],
    'connect-src': [SELF, api, originOf(config.reportUrl), files, widgetOrigin].flat(),
    'frame-src': frames.length > 0 ? frames : [NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': own.length > 0 ? own : [NONE],
    'require-trusted-types-for': ["'script'"],
    ...(widget === null ? { 'trusted-types': ['default'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
