import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_BASE_PATHS } from '@amana/api/contract';
import { PERSONAS } from '@amana/mock-lab';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Html, pageResponse } from '../html-page.ts';
import { DOCS_PATH } from '../paths.ts';
import { REFERENCE_SCRIPT } from './browser-script.ts';

const CONTRACTS = [
  { name: 'amana', title: 'API', path: DOCS_PATH },
  { name: 'control', title: 'Control API', path: `${DOCS_PATH}/control` },
] as const;
type Contract = (typeof CONTRACTS)[number];

const STYLE_FILE = 'swagger-ui.css';
const SCRIPT_FILE = 'swagger-ui-bundle.js';

/** Name, module and media type. */
const FILES = [
  ['amana.json', '@amana/api/amana.json', 'application/json'],
  ['control.json', '@amana/api/control.json', 'application/json'],
  [STYLE_FILE, `swagger-ui-dist/${STYLE_FILE}`, 'text/css'],
  [SCRIPT_FILE, `swagger-ui-dist/${SCRIPT_FILE}`, 'text/javascript'],
] as const;
const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

const STYLE = `
  body { max-width: none; margin: 0; padding: 0; }
  html.dark-mode { color-scheme: dark; }
  #settings { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.5rem 20px; }
  #settings > * { margin: 0; }
  nav a { display: inline-flex; align-items: center; padding: 0 0.5rem; color: LinkText; }
  nav a[aria-current] { color: inherit; font-weight: bold; text-decoration: none; }
  .swagger-ui .wrapper { overflow-x: auto; }
  .swagger-ui :is(a, button) { min-height: 0; }
`;

export function apiReference(controlKey: string | undefined): Hono {
  const reference = new Hono();
  for (const contract of CONTRACTS)
    reference.get(contract.path.slice(DOCS_PATH.length) || '/', (context) =>
      pageResponse(context, {
        title: `${contract.title} reference – Amana`,
        style: STYLE,
        head: html`<link rel="stylesheet" href="${DOCS_PATH}/${STYLE_FILE}" />
          <script src="${DOCS_PATH}/${SCRIPT_FILE}"></script>`,
        script: REFERENCE_SCRIPT,
        body: body(contract, controlKey !== undefined),
      }),
    );
  for (const [name, from, type] of FILES)
    reference.get(`/${name}`, (context) => {
      const text = readFileSync(fileURLToPath(import.meta.resolve(from)), 'utf8');
      return context.body(text, 200, { ...HEADERS, 'content-type': `${type}; charset=utf-8` });
    });
  reference.get('/amana.http', (context) => {
    const baseUrl = `${new URL(context.req.url).origin}${API_BASE_PATHS.amana}`;
    const requests = readFileSync(join(import.meta.dirname, 'amana.http'), 'utf8');
    return context.text(requests.replace(/^@base = .*/m, `@base = ${baseUrl}`), 200, HEADERS);
  });
  return reference;
}

function body(shown: Contract, needsKey: boolean): Html {
  const key = html`<label>Control key <input type="password" id="control-key" autocomplete="off" /></label>`;
  return html`<header id="settings">
      <nav aria-label="Contracts">
        ${CONTRACTS.map(
          ({ title, path }) =>
            html`<a href="${path}" ${path === shown.path ? 'aria-current="page"' : ''}>${title}</a>`,
        )}
        <a href="${DOCS_PATH}/amana.http" download>Requests (.http)</a>
      </nav>
      ${needsKey ? key : ''} ${shown.name === 'amana' ? personaChoice() : ''}
      <p role="status" id="status"></p>
    </header>
    <div id="reference" data-document="${DOCS_PATH}/${shown.name}.json"></div>`;
}

function personaChoice(): Html {
  return html`<label
    >Try it as
    <select id="persona" disabled>
      <option value="">nobody</option>
      ${PERSONAS.map(({ id, firstName }) => html`<option value="${id}">${firstName}</option>`)}
    </select></label
  >`;
}
