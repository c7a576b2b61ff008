/** Keys of the browser's local storage (§3). */
export const STORAGE_KEYS = {
  session: 'user',
  /** The e-mail address that waits for its confirmation. */
  pendingEmail: 'userEmail',
  /** Belongs to the device, not to the person: survives a sign-out (decision D14). */
  theme: 'theme',
  /** Where a visitor who opened an order link signed out lands after signing in (decision D9). */
  orderLink: 'orderLink',
} as const;
