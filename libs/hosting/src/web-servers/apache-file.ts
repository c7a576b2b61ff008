import { CACHE_FOREVER, HASHED_FILES, REVALIDATE } from '../headers/cache-control.ts';
import { type Header, ASSET_HEADERS } from '../headers/security-headers.ts';
import { CHANGE_PASSWORD } from '../well-known.ts';
import { quotedFor, WRITTEN_HERE } from './file-text.ts';

export const APACHE_FILE = '.htaccess';

const quoted = (text: string) => quotedFor(APACHE_FILE, text);

function headerLine({ name, value }: Header): string {
  // A percent sign begins a format specifier. With 'always', error pages have the header too.
  return `  Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}`;
}

function encodingLines(encoding: string, ending: string): string[] {
  return [
    String.raw`RewriteCond %{HTTP:Accept-Encoding} \b${encoding}\b`,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule ^.+$ $0.${ending} [L]`,
  ];
}

/** The file `.htaccess` in the app's folder. `headers`: those of every file except the hashed ones. */
export function apacheFile(headers: readonly Header[], basePath: string): string {
  const isHashed = `%{REQUEST_URI} =~ m#^${basePath.replaceAll('.', '[.]')}${HASHED_FILES}#`;
  const lines = [
    'RewriteEngine On',
    `RewriteBase ${basePath}`,
    ...(basePath === '/'
      ? [String.raw`RewriteRule ^\.well-known/change-password$ /${CHANGE_PASSWORD.page} [R=302,L]`]
      : []),
    String.raw`RewriteRule (^|/)\.(?!well-known/) - [R=404,L]`,
    '# A hashed file, or a path with an extension, is a file or missing.',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    String.raw`RewriteRule ^${HASHED_FILES}|^\.well-known/|\.[^/.]+$ - [R=404,L]`,
    '# Every other path is a route of the app.',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^ index.html',
    ...encodingLines('br', 'br'),
    ...encodingLines('gzip', 'gz'),
    '',
    'AddDefaultCharset utf-8',
    'AddType application/manifest+json .webmanifest',
    '# Debian declares these endings as a language and a type.',
    'RemoveLanguage .br',
    'RemoveType .gz',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    '',
    'Header merge Vary Accept-Encoding',
    `<If ${quoted(isHashed)}>`,
    // Without 'always', so that a 404 is not cached for a year.
    `  Header set Cache-Control ${quoted(CACHE_FOREVER)}`,
    ...ASSET_HEADERS.map(headerLine),
    '</If>',
    '<Else>',
    `  Header set Cache-Control ${quoted(REVALIDATE)}`,
    ...headers.map(headerLine),
    '</Else>',
  ];
  return `${WRITTEN_HERE}${lines.join('\n')}\n`;
}
