/** A session of a persona, which the control API opens without a password. */
export interface PersonaSession {
  token: string;
  user: { userId: string };
}

/** The `data` of an answer; any refusal stops the measurement. */
export async function readData<Data>(url: string, init: RequestInit = {}): Promise<Data> {
  const response = await fetch(url, init);
  const body: unknown = await response.json();
  if (!response.ok || typeof body !== 'object' || body === null || !('data' in body))
    throw new Error(`${url} answered ${response.status}: ${JSON.stringify(body)}`);
  return body.data as Data;
}

export function openSession(server: string, persona: 'ada' | 'chidi'): Promise<PersonaSession> {
  return readData(`${server}/mock/v1/personas/${persona}/session`, { method: 'POST' });
}

export function bearer({ token }: PersonaSession): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
