import { html } from 'hono/html';
import type { Html } from '../page.ts';
import type { ApiName, Schema } from './api-document.ts';
import { nameOf } from './api-document.ts';
import { prose } from './prose.ts';

export function schemaAnchor(api: ApiName, name: string): string {
  return `${api}-schema-${name}`;
}

/** In a few words, with links to what has a name. */
export function typeOf(api: ApiName, schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return html`<a href="#${schemaAnchor(api, name)}">${name}</a>`;
  }
  if (schema.oneOf !== undefined)
    return html`${schema.oneOf.map((one, index) => html`${index === 0 ? '' : ' or '}${typeOf(api, one)}`)}`;
  if (schema.items !== undefined) return html`list of ${typeOf(api, schema.items)}`;
  if (schema.enum !== undefined)
    return html`${schema.enum.map((value, index) => html`${index === 0 ? '' : ' | '}<code>${JSON.stringify(value)}</code>`)}`;
  const types = [schema.type ?? 'anything'].flat().join(' or ');
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return html`${types}${format}`;
}

const LIMITS = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['multipleOf', 'in steps of'],
  ['minLength', 'characters at least'],
  ['maxLength', 'characters at most'],
  ['minItems', 'entries at least'],
  ['maxItems', 'entries at most'],
  ['pattern', 'pattern'],
] as const;

export function limitsOf(schema: Schema): string {
  return LIMITS.flatMap(([key, words]) =>
    schema[key] === undefined ? [] : [`${words} ${schema[key]}`],
  ).join(', ');
}

function fieldRow(api: ApiName, name: string, schema: Schema, isRequired: boolean): Html {
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${typeOf(api, schema)}</td>
    <td>${isRequired ? 'yes' : 'no'}</td>
    <td>${prose(schema.description ?? '')} ${limitsOf(schema)}</td>
  </tr>`;
}

export function fieldTable(caption: string, rows: readonly Html[]): Html {
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

export function schemaView(api: ApiName, name: string, schema: Schema): Html {
  const fields = Object.entries(schema.properties ?? {}).map(([field, its]) =>
    fieldRow(api, field, its, schema.required?.includes(field) === true),
  );
  return html`<details id="${schemaAnchor(api, name)}">
    <summary><code>${name}</code></summary>
    ${prose(schema.description ?? '')}
    ${
      fields.length > 0
        ? fieldTable(`Fields of ${name}`, fields)
        : html`<p>${typeOf(api, schema)} ${limitsOf(schema)}</p>`
    }
    ${example(schema.examples?.[0])}
  </details>`;
}

export function example(value: unknown): Html {
  return value === undefined
    ? html``
    : html`<p>Example</p>
        <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
}

/** Parameters look like the fields of an object. */
export function parameterRow(
  api: ApiName,
  parameter: { name: string; in: string; required?: boolean; description?: string; schema: Schema },
): Html {
  const { name, schema } = parameter;
  const described = {
    ...schema,
    description: `In the ${parameter.in}. ${parameter.description ?? schema.description ?? ''}`,
  };
  return fieldRow(api, name, described, parameter.required === true);
}
