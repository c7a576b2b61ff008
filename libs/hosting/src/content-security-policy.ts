import { inlineScriptHashes } from './inline-script-hashes.ts';
import type { AppConfig } from './settings.ts';

/** Who may show the app in a frame: nobody, or the pages of its own site (the mock's demo does). */
export type Framing = 'none' | 'own-site';

export interface ServedPage {
  readonly html: string;
  readonly config: Pick<AppConfig, 'apiBaseUrl' | 'logoUrl' | 'identityClientId' | 'identityScriptUrl'>;
  readonly framing: Framing;
}

const SELF = "'self'";
const NONE = "'none'";

/** Null for an address of the site itself. */
function elsewhere(address: string | null): URL | null {
  return address === null || address.startsWith('/') ? null : new URL(address);
}

/** What would end a directive or a quoted header is written as a server reads it all the same. */
function asSource({ origin, pathname }: URL): string {
  return origin + pathname.replaceAll(/[;,'"$\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** A policy without 'unsafe-eval', and with 'unsafe-inline' for styles alone: the component library writes them. */
export function contentSecurityPolicy({ html, config, framing }: ServedPage): string {
  const api = elsewhere(config.apiBaseUrl);
  const logo = elsewhere(config.logoUrl);
  const widget = config.identityClientId === null ? null : elsewhere(config.identityScriptUrl);
  const own = framing === 'own-site' ? [SELF] : [];
  const widgetOrigin = widget === null ? [] : [widget.origin];
  const frames = [...own, ...widgetOrigin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [SELF],
    'script-src': [SELF, ...inlineScriptHashes(html), ...(widget === null ? [] : [asSource(widget)])],
    'style-src': [SELF, "'unsafe-inline'", ...widgetOrigin],
    // Profile pictures and attachments lie wherever the API keeps them.
    'img-src': [SELF, 'data:', 'blob:', 'https:', ...[api, logo].flatMap((url) => httpOrigin(url))],
    'connect-src': [SELF, ...(api === null ? [] : [api.origin]), ...widgetOrigin],
    'frame-src': frames.length > 0 ? frames : [NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': own.length > 0 ? own : [NONE],
    'require-trusted-types-for': ["'script'"],
    // The provider's widget brings policies of its own, whose names are not published.
    ...(widget === null ? { 'trusted-types': ['default'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Where https: does not cover it already. */
function httpOrigin(url: URL | null): string[] {
  return url?.protocol === 'http:' ? [url.origin] : [];
}
