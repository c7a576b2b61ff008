import { inlineScriptHashes, inlineStyleHashes } from '../page/inline-hashes.ts';
import type { AppConfig } from '../configuration/app-config.ts';

/** The sites that may show the app in a frame: none, or the app's own, as the stage of the demo does. */
export type Framing = 'none' | 'own-site';

export interface ServedPage {
  readonly html: string;
  readonly config: Pick<
    AppConfig,
    'apiBaseUrl' | 'fileOrigins' | 'logoUrl' | 'identityClientId' | 'identityScriptUrl' | 'reportUrl'
  >;
  readonly framing: Framing;
}

const SELF = "'self'";
const NONE = "'none'";

/** Null for an address of the site itself. */
function otherSite(address: string | null): URL | null {
  return address === null || address.startsWith('/') ? null : new URL(address);
}

/** Escapes the characters that would end a directive or a quoted header. */
function asSource({ origin, pathname }: URL): string {
  return origin + pathname.replaceAll(/[;,'"$\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Without 'unsafe-eval', and with 'unsafe-inline' only for the styles of the demo, whose component library writes them. */
export function contentSecurityPolicy({ html, config, framing }: ServedPage): string {
  const api = otherSite(config.apiBaseUrl);
  const logo = otherSite(config.logoUrl);
  const collector = otherSite(config.reportUrl);
  const files = config.fileOrigins;
  const widget = config.identityClientId === null ? null : otherSite(config.identityScriptUrl);
  const own = framing === 'own-site' ? [SELF] : [];
  const widgetOrigin = widget === null ? [] : [widget.origin];
  const frames = [...own, ...widgetOrigin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [SELF],
    'script-src': [SELF, ...inlineScriptHashes(html), ...(widget === null ? [] : [asSource(widget)])],
    'style-src': [
      SELF,
      ...(framing === 'own-site' ? ["'unsafe-inline'"] : inlineStyleHashes(html)),
      ...widgetOrigin,
    ],
    // The API may store profile pictures and attachments at any address.
    'img-src': [SELF, 'data:', 'blob:', 'https:', ...httpOrigins([api, logo]), ...files],
    'connect-src': [SELF, ...originsOf([api, collector]), ...files, ...widgetOrigin],
    'frame-src': frames.length > 0 ? frames : [NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': own.length > 0 ? own : [NONE],
    'require-trusted-types-for': ["'script'"],
    // The names of the policies of the identity provider's widget are not published.
    ...(widget === null ? { 'trusted-types': ['default'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function originsOf(urls: readonly (URL | null)[]): string[] {
  return urls.flatMap((url) => url?.origin ?? []);
}

/** Only those of http, because the policy allows every https address. */
function httpOrigins(urls: readonly (URL | null)[]): string[] {
  return originsOf(urls).filter((origin) => origin.startsWith('http:'));
}
