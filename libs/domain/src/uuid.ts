const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every id of the contract is one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
