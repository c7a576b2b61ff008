import { html } from 'hono/html';
import type { Html } from '../page.ts';
import type { Answer, ApiDocument, ApiName, Call, Content, Schema } from './api-document.ts';
import { nameOf } from './api-document.ts';
import { prose } from './prose.ts';
import { example, fieldTable, parameterRow, typeOf } from './schema-view.ts';

export function callView(api: ApiName, document: ApiDocument, call: Call): Html {
  const { method, path, operation } = call;
  const { operationId, summary = '', description = '', parameters = [], requestBody, responses } = operation;
  const access = operation['x-access'] ?? '';
  return html`<details
    class="call"
    id="${operationId}"
    data-words="${`${method} ${path} ${operationId} ${summary}`.toLowerCase()}"
  >
    <summary><span class="method">${method}</span> <code>${base(document)}${path}</code> ${summary}</summary>
    ${prose(description)}
    <p>
      Operation <code>${operationId}</code>${access === '' ? '' : html`, open to <strong>${access}</strong>`}.
    </p>
    ${
      parameters.length === 0
        ? ''
        : fieldTable(
            `Parameters of ${operationId}`,
            parameters.map((parameter) => parameterRow(api, parameter)),
          )
    }
    ${
      requestBody === undefined
        ? ''
        : html`<h4>Body</h4>
            ${contentView(api, document, requestBody.content)}`
    }
    <h4>Answers</h4>
    <ul>
      ${Object.entries(responses).map(([status, answer]) => answerView(api, document, status, answer))}
    </ul>
    <h4>With curl</h4>
    <pre tabindex="0">${curl(document, call)}</pre>
  </details>`;
}

function base({ servers }: ApiDocument): string {
  return servers[0]?.url ?? '';
}

function contentView(api: ApiName, document: ApiDocument, content: Content): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) =>
      html`<p>${typeOf(api, schema)} as <code>${type}</code></p>
        ${example(exampleOf(document, schema))}`,
  )}`;
}

function answerView(api: ApiName, document: ApiDocument, status: string, answer: Answer): Html {
  const found = answer.$ref === undefined ? answer : document.components.responses?.[nameOf(answer.$ref)];
  const contents = Object.entries(found?.content ?? {});
  return html`<li>
    <strong>${status}</strong> ${found?.description ?? ''}
    ${contents.map(([type, { schema }]) => html`${typeOf(api, schema)} <code>${type}</code>`)}
  </li>`;
}

function exampleOf({ components }: ApiDocument, schema: Schema): unknown {
  const named = schema.$ref === undefined ? schema : components.schemas[nameOf(schema.$ref)];
  return named?.examples?.[0];
}

function curl(document: ApiDocument, { method, path, operation }: Call): string {
  const { requestBody } = operation;
  const parts = [`curl -s${method === 'GET' ? '' : ` -X ${method}`} "$server${base(document)}${path}"`];
  const access = operation['x-access'];
  if (access === 'control') parts.push(`-H "x-control-key: $key"`);
  else if (access !== 'public') parts.push(`-H "authorization: Bearer $token"`);
  const schema = requestBody?.content['application/json']?.schema;
  if (schema !== undefined) {
    const body = JSON.stringify(exampleOf(document, schema) ?? {}).replaceAll("'", String.raw`'\''`);
    parts.push(`-H "content-type: application/json"`, `-d '${body}'`);
  }
  return parts.join(' \\\n  ');
}
