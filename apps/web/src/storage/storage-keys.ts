export const STORAGE_KEYS = {
  // In local storage.
  session: 'user',
  /** Email address that is not confirmed yet. */
  pendingEmail: 'userEmail',
  /** Belongs to the device: survives a sign-out and is the same in every namespace. */
  theme: 'theme',
  orderLink: 'orderLink',
  /** In ms since 1970; when it changes, the other tabs read their trades again. */
  tradesChangedAt: 'tradesChangedAt',
  // In session storage.
  confirmedLink: 'confirmedLink',
  drafts: 'drafts',
  toastAfterReload: 'sayAfterReload',
  scrollPlaces: 'scrollPlaces',
} as const;

export const hiddenBalanceKey = (account: string) => `hidden ${account}` as const;

/** Local storage: the buyer's last statement that they made the transfer for this order. */
export const sentTransferKey = (orderId: string) => `sentTransfer ${orderId}` as const;

export type StorageKey =
  | (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
  | ReturnType<typeof hiddenBalanceKey>
  | ReturnType<typeof sentTransferKey>;
