import { parseUrl } from '@amana/domain';
import { SITE_ROOT } from '../shared/site-root.ts';

/** The only address that the React wrapper of the sign-in widget loads. */
const WRAPPER_SCRIPT_URL = 'https://accounts.google.com/gsi/client';

/** A script of the build, or a worker beside the page; without escapes, which a server may read as another folder. */
const SCRIPT_OF_BUILD = /^(assets\/)?[\w-][\w.-]*\.js$/;

/**
 * Implements Trusted Types: allows scripts of the build, and the identity provider's widget at its configured address.
 * Other addresses of the site may have uploads.
 */
export function scriptUrl(
  asked: string,
  identityScriptUrl: string,
  page = window.location.href,
  siteRoot = SITE_ROOT,
): string | null {
  if (asked === WRAPPER_SCRIPT_URL) return new URL(identityScriptUrl, page).href;
  const url = parseUrl(asked, page);
  if (url?.origin !== new URL(page).origin || !url.pathname.startsWith(siteRoot)) return null;
  return SCRIPT_OF_BUILD.test(url.pathname.slice(siteRoot.length)) ? url.href : null;
}

interface TrustedTypes {
  createPolicy<Rules extends Record<string, (text: string) => string | null>>(
    name: string,
    rules: Rules,
  ): Rules;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

export function allowScripts(identityScriptUrl: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => scriptUrl(url, identityScriptUrl),
    // antd writes its style sheets this way; text without a tag creates no element.
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
