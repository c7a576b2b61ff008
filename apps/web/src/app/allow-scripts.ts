import { parseUrl } from '@amana/domain';

/** The one address that the React wrapper of the sign-in widget knows. */
const WRAPPER_SCRIPT_URL = 'https://accounts.google.com/gsi/client';

/**
 * Decides which scripts may load, because index.html requires Trusted Types: those of this site, and the widget of the
 * identity provider at its configured address.
 */
export function scriptUrl(
  asked: string,
  identityScriptUrl: string,
  page = window.location.href,
): string | null {
  if (asked === WRAPPER_SCRIPT_URL) return new URL(identityScriptUrl, page).href;
  const url = parseUrl(asked, page);
  return url?.origin === new URL(page).origin ? url.href : null;
}

/** The part of the browser's interface that is used; engines from before it load the wrapper's own address. */
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
    // antd writes its style sheets so; a text without a tag makes no element.
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
