import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_BASE_PATHS } from '@amana/api/contract';
import { PERSONAS } from '@amana/mock-lab';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Html, pageResponse } from '../html-page.ts';
import { DOCS_PATH } from '../paths.ts';
import { REFERENCE_SCRIPT } from './browser-script.ts';
import { requestCollection } from './request-collection.ts';

const CONTRACTS = [
  { name: 'amana', title: 'API', path: DOCS_PATH },
  { name: 'control', title: 'Control API', path: `${DOCS_PATH}/control` },
] as const;
type Contract = (typeof CONTRACTS)[number];

const STYLE_FILE = 'swagger-ui.css';
const SCRIPT_FILE = 'swagger-ui-bundle.js';

const FILES = [
  { name: 'amana.json', from: '@amana/api/amana.json', type: 'application/json' },
  { name: 'control.json', from: '@amana/api/control.json', type: 'application/json' },
  { name: STYLE_FILE, from: `swagger-ui-dist/${STYLE_FILE}`, type: 'text/css' },
  { name: SCRIPT_FILE, from: `swagger-ui-dist/${SCRIPT_FILE}`, type: 'text/javascript' },
];

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
        files: { style: `${DOCS_PATH}/${STYLE_FILE}`, script: `${DOCS_PATH}/${SCRIPT_FILE}` },
        script: REFERENCE_SCRIPT,
        body: body(contract, controlKey !== undefined),
      }),
    );
  for (const { name, from, type } of FILES)
    reference.get(`/${name}`, (context) =>
      context.body(readFileSync(fileURLToPath(import.meta.resolve(from)), 'utf8'), 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      }),
    );
  reference.get('/amana.http', (context) =>
    context.text(requestCollection(`${new URL(context.req.url).origin}${API_BASE_PATHS.amana}`), 200, {
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  );
  return reference;
}

function body(shown: Contract, needsKey: boolean): Html {
  return html`<header id="settings">
      <nav aria-label="Contracts">
        ${CONTRACTS.map(
          ({ title, path }) =>
            html`<a href="${path}" ${path === shown.path ? 'aria-current="page"' : ''}>${title}</a>`,
        )}
        <a href="${DOCS_PATH}/amana.http" download>Requests (.http)</a>
      </nav>
      ${
        needsKey
          ? html`<label>Control key <input type="password" id="control-key" autocomplete="off" /></label>`
          : ''
      }
      ${shown.name === 'amana' ? personaChoice() : ''}
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
