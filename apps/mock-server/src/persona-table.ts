import type { ControlModels } from '@amana/api/contract';

export async function readPersonas(mockUrl: string, controlKey?: string): Promise<ControlModels.Persona[]> {
  const response = await fetch(`${mockUrl}/mock/v1/personas`, {
    headers: controlKey === undefined ? {} : { 'x-control-key': controlKey },
  });
  const { data } = (await response.json()) as Partial<ControlModels.PersonasResponse>;
  if (data === undefined)
    throw new Error(`The mock server returned no personas (status ${response.status}).`);
  return data;
}

export function personaTable(personas: readonly ControlModels.Persona[]): string {
  const rows = [
    ['Sign in as', 'email', 'id', 'what for'],
    ...personas.map(({ id, name, email, summary }) => [name, email, id, summary]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  );
  const passwords = new Set(personas.map(({ password }) => password));
  return [...lines, '', `  Everybody's password: ${[...passwords].join(', ')}`].join('\n');
}
