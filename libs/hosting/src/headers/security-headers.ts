import { type ServedPage, contentSecurityPolicy } from './content-security-policy.ts';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The app uses no device features; photos come from the system's file dialog. */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), ' +
  'idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), ' +
  'xr-spatial-tracking=()';

/** Two years. Browsers ignore it over http. */
export const DEFAULT_HSTS = 'max-age=63072000; includeSubDomains';
/** An app in a folder does not decide for the subdomains of its host. */
export const FOLDER_HSTS = 'max-age=63072000';

/**
 * Headers of hashed files, which are no pages. Opened as a page, an SVG or HTML file is in a sandbox: without scripts,
 * forms and the site's origin.
 */
export const ASSET_HEADERS: readonly Header[] = [
  { name: 'Content-Security-Policy', value: 'sandbox' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/**
 * Headers of every file except the hashed ones, which have `ASSET_HEADERS`; static hosts send them with those too.
 * A null `hsts` omits Strict-Transport-Security.
 */
export function securityHeaders({
  hsts = DEFAULT_HSTS,
  ...page
}: ServedPage & { readonly hsts?: string | null }): readonly Header[] {
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(page) },
    ...(hsts === null ? [] : [{ name: 'Strict-Transport-Security', value: hsts }]),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: page.framing === 'none' ? 'DENY' : 'SAMEORIGIN' },
    { name: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
    { name: 'X-DNS-Prefetch-Control', value: 'off' },
    // URLs contain referral codes and tokens of mails. The identity provider's button needs the origin.
    { name: 'Referrer-Policy', value: 'strict-origin' },
    // The identity provider signs in through a popup that answers its opener.
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    { name: 'Permissions-Policy', value: PERMISSIONS },
  ];
}
