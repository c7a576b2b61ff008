import * as React from 'react';

/** Of React, and not public. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build records for each element where it is created, up to 10,000 of them a second, so that a warning
 * can name the owner. In tests that is a quarter of the processor's time; as if the number were reached, nothing is
 * recorded. Another version of React may ignore it, and is slower then.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
