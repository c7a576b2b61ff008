import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Page {
  readonly title: string;
  readonly style?: string;
  readonly script?: string;
  /** Elements that load files of this server. */
  readonly head?: Html;
  readonly body: Html;
}

/** System colours follow the reader's theme and contrast. */
const BASE_STYLE = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
  body { margin: 0 auto; max-width: 70rem; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; }
  a, summary, button, input, select { min-height: 2.75rem; }
  button, input, select { font: inherit; padding: 0 0.75rem; box-sizing: border-box; max-width: 100%; }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  code, pre { font-family: ui-monospace, monospace; }
`;

/** A page that loads nothing from other hosts and runs no text that is written into it. */
export function pageResponse(
  context: Context,
  { title, style = '', script = '', head, body }: Page,
  status: 200 | 400 = 200,
) {
  const nonce = randomUUID();
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head ?? ''}
        <style nonce="${nonce}">
          ${raw(BASE_STYLE + style)}
        </style>
      </head>
      <body>
        ${body}
        <script nonce="${nonce}">
          ${raw(script)};
        </script>
      </body>
    </html>`;
  // Style sheets of libraries contain their icons.
  const policy = `default-src 'none'; style-src 'nonce-${nonce}' 'self'; script-src 'nonce-${nonce}' 'self'; img-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return context.html(document, status, {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
}
