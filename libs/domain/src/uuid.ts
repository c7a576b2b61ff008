const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** All ids of the contract are UUIDs. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
