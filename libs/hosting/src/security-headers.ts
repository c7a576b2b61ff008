import type { ServedPage } from './content-security-policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Nothing of the device is asked for; files are chosen through the system's own dialog. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The one list: nginx, static hosts and the mock's host all send these, for pages and files alike. */
export function securityHeaders(page: ServedPage): readonly Header[] {
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(page) },
    // Two years; browsers heed it over https only.
    { name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    // Addresses of the app carry referral codes and tokens from mails.
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // The identity provider signs in through a window that answers its opener.
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    { name: 'Permissions-Policy', value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
  ];
}
