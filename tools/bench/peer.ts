import type { AddressInfo } from 'node:net';

/** What every peer answers under. */
export const BASE = '/api/v1/Order';

export interface NewOrder {
  description: string;
  amount: number;
}

export function urlOf(server: { address: () => AddressInfo | string | null }): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
