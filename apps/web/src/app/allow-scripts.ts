import { parseUrl } from '@amana/domain';

/** The only address that the React wrapper of the sign-in widget loads. */
const WRAPPER_SCRIPT_URL = 'https://accounts.google.com/gsi/client';

/** Implements Trusted Types: allows scripts of this site, and the identity provider's widget at its configured address. */
export function scriptUrl(
  asked: string,
  identityScriptUrl: string,
  page = window.location.href,
): string | null {
  if (asked === WRAPPER_SCRIPT_URL) return new URL(identityScriptUrl, page).href;
  const url = parseUrl(asked, page);
  return url?.origin === new URL(page).origin ? url.href : null;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null; createHTML: (text: string) => string | null },
  ): unknown;
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
