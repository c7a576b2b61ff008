/** Where password managers find the page of the app that changes a password, as in apps/web/src/shared/paths.ts. */
export const CHANGE_PASSWORD = {
  address: '/.well-known/change-password',
  page: 'dashboard/account/change-password',
} as const;

const YEAR_MS = 365 * 24 * 3_600_000;

/** The file `/.well-known/security.txt` (RFC 9116), which expires after a year. `contact`: an https or mailto address. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + YEAR_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
