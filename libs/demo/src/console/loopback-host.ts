const LOOPBACK = /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$|^0\.0\.0\.0$/;

/** Whether this host name leads each device to itself, so that no other device reaches this computer by it. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
