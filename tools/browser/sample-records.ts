import { ADA } from '@amana/web-e2e/sign-in';

/** As the web app stores it under the key `user`. */
export interface StoredSession {
  user: object;
  accessToken: string;
  refreshToken: string;
  isAuthenticated: true;
}

/** Ada's session and the id of one of her records of each kind, from the scenario `default`. */
export interface SampleRecords {
  session: StoredSession;
  orderId: string;
  transactionId: string;
  /** A transaction in dispute. */
  disputedId: string;
  disputeId: string;
}

async function call<Data>(url: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}

async function signIn(server: string): Promise<StoredSession> {
  const { user, token, refreshToken } = await call<{ user: object; token: string; refreshToken: string }>(
    `${server}/api/v1/Auth/Login`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADA.email, password: ADA.password }),
    },
  );
  return { user, accessToken: token, refreshToken, isAuthenticated: true };
}

export async function readSampleRecords(server: string): Promise<SampleRecords> {
  const session = await signIn(server);
  const read = <Data>(path: string) =>
    call<Data>(`${server}/api/v1${path}`, { headers: { authorization: `Bearer ${session.accessToken}` } });
  const firstId = async (path: string): Promise<string> => {
    const [first] = await read<{ id: string }[]>(`${path}?pageNumber=1&pageSize=1`);
    if (first === undefined) throw new Error(`${path} lists no record.`);
    return first.id;
  };
  const disputedId = await firstId('/Transaction/GetDisputed');
  const dispute = await read<{ id: string }>(`/Dispute/GetByTransactionId/${disputedId}`);
  return {
    session,
    orderId: await firstId('/Order/GetHistory'),
    transactionId: await firstId('/Transaction/GetHistory'),
    disputedId,
    disputeId: dispute.id,
  };
}
