import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Html } from '../page.ts';
import { pageResponse } from '../page.ts';
import type { ApiDocument, ApiName } from './api-document.ts';
import { API_NAMES, callsOf, documentText, readDocument } from './api-document.ts';
import { callView } from './operation-view.ts';
import { prose } from './prose.ts';
import { REFERENCE_SCRIPT, REFERENCE_STYLE } from './reference-assets.ts';
import { schemaView } from './schema-view.ts';

export const DOCS_PATH = '/docs';
const TITLE = 'API reference – Amana';

/** Both contracts as one page that needs nothing from anywhere else, and as the documents themselves, for other tools. */
export function apiReference(): Hono {
  const reference = new Hono();
  reference.get('/', (context) =>
    pageResponse(context, { title: TITLE, style: REFERENCE_STYLE, script: REFERENCE_SCRIPT, body: body() }),
  );
  for (const api of API_NAMES)
    reference.get(`/${api}.json`, (context) =>
      context.body(documentText(api), 200, { 'content-type': 'application/json; charset=utf-8' }),
    );
  return reference;
}

function body(): Html {
  const documents = API_NAMES.map((api) => ({ api, document: readDocument(api) }));
  return html`<header>
      <h1>API reference</h1>
      <nav aria-label="Contents">${documents.map(({ api, document }) => contents(api, document))}</nav>
      <label>Find a call <input type="search" id="find" autocomplete="off" /></label>
      <p role="status" id="found"></p>
    </header>
    <main>${documents.map(({ api, document }) => section(api, document))}</main>`;
}

function groupAnchor(api: ApiName, tag: string): string {
  return `${api}-${tag.toLowerCase()}`;
}

function contents(api: ApiName, { info, tags }: ApiDocument): Html {
  return html`<p>
    <a href="#${api}">${info.title}</a>:
    ${tags.map(({ name }) => html`<a href="#${groupAnchor(api, name)}">${name}</a> `)}
    <a href="#${api}-schemas">Schemas</a>
    <a href="${DOCS_PATH}/${api}.json">${api}.json</a>
  </p>`;
}

function section(api: ApiName, document: ApiDocument): Html {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  return html`<section aria-labelledby="${api}">
    <h2 id="${api}">${info.title} ${info.version}</h2>
    ${prose(info.description)}
    ${tags.map(
      ({ name, description = '' }) =>
        html`<h3 id="${groupAnchor(api, name)}">${name}</h3>
          ${prose(description)}
          ${calls
            .filter(({ operation }) => operation.tags?.includes(name) === true)
            .map((call) => callView(api, document, call))}`,
    )}
    <h3 id="${api}-schemas">Schemas</h3>
    ${Object.entries(components.schemas).map(([name, schema]) => schemaView(api, name, schema))}
  </section>`;
}
