import type { MockLab } from '@amana/mock-lab';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { controlKeyPrompt } from './control-key-prompt.ts';
import { pageResponse } from './html-page.ts';
import { REPORTS_PATH } from './paths.ts';

const STYLE = `
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; }
  th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: left; white-space: nowrap; }
`;
const COLUMNS = ['Received (UTC)', 'Kind', 'Code', 'Screen', 'Count', 'Release'];

export function reportsPage(backend: MockLab, controlKey: string | undefined): Hono {
  const page = new Hono();
  if (controlKey !== undefined) page.route('/', controlKeyPrompt(controlKey, REPORTS_PATH, 'Reports'));
  page.get('/', (context) => {
    const reports = backend.reports.newestFirst();
    const rows = reports.map(({ receivedAt, release, report: { kind, code, path, count } }) => [
      receivedAt.slice(0, 19).replace('T', ' '),
      ...[kind, code, path, count, release],
    ]);
    const table = html`<table>
      <thead>
        <tr>
          ${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
    const body = html`<main>
      <h1>Reports of the mock</h1>
      <p>Crashes, blocked content and deviations that pages sent.</p>
      ${reports.length === 0 ? html`<p>There is no report.</p>` : html`<div class="wide" role="region" aria-label="Reports" tabindex="0">${table}</div>`}
    </main>`;
    return pageResponse(context, { title: 'Reports – Amana mock', style: STYLE, body });
  });
  return page;
}
