import { ADA } from '@amana/web-e2e/sign-in';
import { LOGIN_LCP_MS, PAGE_LCP_MS } from './limits.ts';

export interface AuditedRoute {
  name: string;
  path: string;
  lcpMs: number;
  isSignedIn: boolean;
}

export interface StoredSession {
  user: object;
  accessToken: string;
  refreshToken: string;
  isAuthenticated: true;
}

async function call<Data>(url: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}

/** As the web app keeps it under the key `user` (§3). */
export async function adasSession(server: string): Promise<StoredSession> {
  interface Issued {
    user: object;
    token: string;
    refreshToken: string;
  }
  const { user, token, refreshToken } = await call<Issued>(`${server}/api/v1/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADA.email, password: ADA.password }),
  });
  return { user, accessToken: token, refreshToken, isAuthenticated: true };
}

/** A first visit's screens, the lists, and one order and one chat of the scenario's own. */
export async function auditedRoutes(server: string, { accessToken }: StoredSession): Promise<AuditedRoute[]> {
  const read = <Data>(path: string) =>
    call<Data>(`${server}/api/v1${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
  const firstId = async (path: string): Promise<string> => {
    const [first] = await read<{ id: string }[]>(`${path}?pageNumber=1&pageSize=1`);
    if (first === undefined) throw new Error(`${path} lists nothing to look at.`);
    return first.id;
  };
  const order = await firstId('/Order/GetHistory');
  const disputed = await firstId('/Transaction/GetDisputed');
  const dispute = await read<{ id: string }>(`/Dispute/GetByTransactionId/${disputed}`);
  const open = (name: string, path: string, lcpMs: number) => ({ name, path, lcpMs, isSignedIn: false });
  const page = (name: string, path: string) => ({ name, path, lcpMs: PAGE_LCP_MS, isSignedIn: true });
  return [
    open('login', '/login', LOGIN_LCP_MS),
    open('register', '/register', PAGE_LCP_MS),
    page('overview', '/dashboard/overview'),
    page('orders', '/dashboard/orders'),
    page('transactions', '/dashboard/transactions'),
    page('one order', `/dashboard/orders/${order}`),
    page('one chat', `/dashboard/chats/${dispute.id}`),
  ];
}
