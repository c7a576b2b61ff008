import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes a self-signed certificate for `name`, which is valid for a day, into `folder`. */
export function makeCertificate(folder: string, name: string) {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names],
      ...['-keyout', files.key, '-out', files.certificate],
    ],
    { stdio: 'ignore' },
  );
  return files;
}
