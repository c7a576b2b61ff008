/** Who is signed in. Features read the session and raise its events; only session.ts writes it. */
export { forgetOrderLink, isOrderLink, readOrderLink, rememberOrderLink } from './order-link.ts';
export { watchOtherTabs } from './other-tabs.ts';
export { pendingEmail } from './pending-email.ts';
export { deviceStorage, tabStorage } from './seat-storage.ts';
export { SEATS, currentSeat, seated, seatWindowName } from './seat.ts';
export type { Seat } from './seat.ts';
export { readSessionOfSeat, storeSessionOfSeat } from './session-storage.ts';
export { STORAGE_KEYS } from './storage-keys.ts';
export type { Credentials, Session } from './session-types.ts';
export { $isAuthenticated, $session, appStarted, credentialsSet, loggedOut, userUpdated } from './session.ts';
export { createTokenSource } from './token-source.ts';
