export const DEVELOPMENT_PORTS = { PORT: 4200, API_PORT: 4300 } as const;

export type PortVariable = keyof typeof DEVELOPMENT_PORTS;

/** An empty variable counts as missing. */
export function portFromEnvironment(
  variable: PortVariable,
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const { [variable]: text = '' } = environment;
  const port = text === '' ? DEVELOPMENT_PORTS[variable] : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port between 1 and 65535, not '${text}'.`);
  return port;
}
