/** Every name under which the application stores something in this browser. */
export const STORAGE_KEYS = {
  // In local storage.
  session: 'user',
  /** The e-mail address that is not confirmed yet. */
  pendingEmail: 'userEmail',
  /** The e-mail address to which this browser knows that a link was sent for its confirmation. */
  mailedTo: 'mailedTo',
  /** Belongs to the device, not to the person: survives a sign-out and is the same in every namespace. */
  theme: 'theme',
  /** The order to open after signing in. */
  orderLink: 'orderLink',
  /** The number of pending tasks that the overview showed on the last visit. */
  pendingTaskRows: 'pendingTaskRows',
  // In session storage.
  confirmedLink: 'confirmedLink',
  drafts: 'drafts',
  toastAfterReload: 'sayAfterReload',
  warningAfterReload: 'warnAfterReload',
  scrollPlaces: 'scrollPlaces',
  /** In the sign-in form, over a reload. */
  typedEmail: 'typedEmail',
} as const;

export const hiddenBalanceKey = (account: string) => `hidden ${account}` as const;

export type StorageKey =
  (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | ReturnType<typeof hiddenBalanceKey>;
