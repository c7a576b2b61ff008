import { html } from 'hono/html';
import type { Html } from '../page.ts';

/** The little of Markdown that the contract uses: paragraphs, `code` and **strong**. */
export function prose(text: string): Html {
  if (text.trim() === '') return html``;
  return html`${text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

function inline(text: string): Html[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    return html`${part}`;
  });
}
