import type { MockLab } from '@amana/mock-lab';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageResponse } from './html-page.ts';
import { DOCS_PATH, MAILBOX_PATH, REPORTS_PATH } from './paths.ts';

const REPORTS_STYLE = '.wide { overflow-x: auto; } td { padding-right: 1rem; white-space: nowrap; }';

/** What answers at this address, for whoever opens it in a browser. */
export function homePage(appUrl: string): Hono {
  const page = new Hono();
  page.get('/', (context) => {
    const links = [
      [appUrl, 'Web app'],
      [DOCS_PATH, 'API reference'],
      [MAILBOX_PATH, 'Mailbox'],
      [REPORTS_PATH, 'Reports of pages'],
    ];
    const body = html`<main>
      <h1>Amana mock server</h1>
      <p>A simulated provider: its API is under <code>/api/v1</code>. No money moves.</p>
      <ul>
        ${links.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>`)}
      </ul>
    </main>`;
    return pageResponse(context, { title: 'Amana mock server', body });
  });
  return page;
}

export function reportsPage(backend: MockLab): Hono {
  const page = new Hono();
  page.get('/', (context) => {
    const rows = backend.reports.newestFirst().map(({ receivedAt, release, report }) => {
      const { kind, code, path, count } = report;
      return [receivedAt.slice(0, 19).replace('T', ' '), kind, code, path, `${count} ×`, release];
    });
    const table = html`<table>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </table>`;
    const body = html`<main>
      <h1>Reports of the mock</h1>
      <p>What pages reported: time (UTC), kind, code, screen, count and release of the app.</p>
      ${rows.length === 0 ? html`<p>There is no report.</p>` : html`<div class="wide" role="region" aria-label="Reports" tabindex="0">${table}</div>`}
    </main>`;
    return pageResponse(context, { title: 'Reports – Amana mock', style: REPORTS_STYLE, body });
  });
  return page;
}
