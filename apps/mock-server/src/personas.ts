export interface Persona {
  id: string;
  name: string;
  email: string;
  password: string;
  summary: string;
}

function isPersona(value: unknown): value is Persona {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'email', 'password', 'summary'].every((key) => key in value)
  );
}

/** The personas of a running mock server. */
export async function readPersonas(mockUrl: string, controlKey?: string): Promise<Persona[]> {
  const response = await fetch(`${mockUrl}/mock/v1/personas`, {
    headers: controlKey === undefined ? {} : { 'x-control-key': controlKey },
  });
  const body: unknown = await response.json();
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
  if (!Array.isArray(data) || !data.every(isPersona))
    throw new Error(`The mock server returned no personas (status ${response.status}).`);
  return data;
}

/** A table for the terminal; the password, which all share, is below it. */
export function personaTable(personas: readonly Persona[]): string {
  const rows = [
    ['Sign in as', 'e-mail', 'id', 'what for'],
    ...personas.map(({ id, name, email, summary }) => [name, email, id, summary]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  );
  const passwords = [...new Set(personas.map(({ password }) => password))];
  return [...lines, '', `  Everybody's password: ${passwords.join(', ')}`].join('\n');
}
