import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** configure-help.txt describes them. */
export const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string', default: 'apps/web/dist' },
  config: { type: 'string' },
  'base-path': { type: 'string', default: '/' },
  hsts: { type: 'string' },
  'static-host': { type: 'boolean', default: false },
  nginx: { type: 'string' },
  listen: { type: 'string' },
  'tls-certificate': { type: 'string' },
  'tls-key': { type: 'string' },
  'redirect-from': { type: 'string', default: '80' },
  'access-log': { type: 'string', default: 'access.log' },
  brotli: { type: 'boolean', default: false },
  'api-upstream': { type: 'string' },
  resolver: { type: 'string' },
  'upstream-ca': { type: 'string', default: '/etc/ssl/certs/ca-certificates.crt' },
  help: { type: 'boolean', default: false },
} as const;

/** Written into configuration files without quotation marks. */
const FORMS = {
  // No name begins with a dot: '..' leads out of the folder, and hidden files are not served.
  'base-path': [/^\/([\w~-][\w.~-]*\/)*$/, "a path with a slash at both ends, such as '/amana/'"],
  hsts: [/^(off|max-age=\d+[a-zA-Z; ]*)$/, "'max-age=SECONDS', with its options, or off"],
  listen: [/^([\w.[\]:-]+:)?\d{1,5}$/, 'a port or ADDRESS:PORT'],
  'redirect-from': [/^(off|([\w.[\]:-]+:)?\d{1,5})$/, 'a port, ADDRESS:PORT, or off'],
  'api-upstream': [/^https?:\/\/[\w.[\]:-]+\/?$/, 'an address without a path'],
  resolver: [/^(off|[\w.[\]:-]+)$/, 'an address, or off'],
} as const;

export type ConfigureOptions = ReturnType<typeof readOptions>;

/** Throws an error that names the wrong option. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { to = '', 'tls-certificate': certificate, 'tls-key': key } = values;
  for (const [name, [form, description]] of Object.entries(FORMS)) {
    const value = values[name as keyof typeof FORMS];
    if (value !== undefined && !form.test(value))
      throw new Error(`--${name} must be ${description}, not '${value}'.`);
  }
  // A variable that is not set: an empty folder would be the current one.
  for (const [name, value] of Object.entries(values))
    if (value === '') throw new Error(`--${name} is empty.`);
  if (to === '' && !values.help) throw new Error('--to DIR is missing; see --help.');
  if (resolve(to) === dirname(resolve(to)))
    throw new Error(`--to must be a folder below the root of the file system, not '${to}'.`);
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--tls-certificate and --tls-key need each other.');
  return { ...values, to: resolve(to), listen: values.listen ?? (key === undefined ? '8080' : '443') };
}
