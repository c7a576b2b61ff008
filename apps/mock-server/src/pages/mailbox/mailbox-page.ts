import type { ControlModels } from '@amana/api/contract';
import type { MockLab } from '@amana/mock-lab';
import { MOST_MAILS } from '@amana/mock-backend/control-names';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type Html, pageResponse } from '../html-page.ts';
import { MAILBOX_SCRIPT } from './browser-script.ts';

const KINDS: Readonly<Record<ControlModels.MailKind, string>> = {
  'confirm-email': 'Confirmation of an address',
  'reset-password': 'Reset of a password',
  'confirmation-code': 'Confirmation code',
  notice: 'Notice',
};

const STYLE = `
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
  label { display: grid; gap: 0.25rem; }
  article { border-top: 1px solid; padding: 0.5rem 0 1rem; }
  article h2 { font-size: 1.1rem; margin: 0.5rem 0 0; }
  article p { margin: 0.25rem 0; }
  .text { white-space: pre-wrap; }
  .code { font-size: 1.5rem; letter-spacing: 0.1em; user-select: all; }
  .act { display: inline-flex; align-items: center; }
`;

export function mailboxPage(backend: MockLab): Hono {
  const page = new Hono();
  page.get('/', async (context) => {
    const read = await readMails(backend, context);
    const body = html`<header>
        <h1>Mailbox of the mock</h1>
        <p>The newest ${MOST_MAILS} mails that were sent. No mail leaves this machine.</p>
        ${filterForm(read.filter)}
        <p role="status" id="news"></p>
      </header>
      ${mailList(read)}`;
    const shown = { title: titleOf(read), style: STYLE, script: MAILBOX_SCRIPT, body };
    return pageResponse(context, shown, read.message === undefined ? 200 : 400);
  });
  // The script cannot read the whole page, because the policy forbids a style element with another nonce.
  page.get('/mails', async (context) => context.html(mailList(await readMails(backend, context))));
  return page;
}

type Read = Awaited<ReturnType<typeof readMails>>;

/** Reads through the control API, which runs due events first. */
async function readMails(backend: MockLab, { req }: Context) {
  const filter = { to: req.query('to') ?? '', kind: req.query('kind') ?? '' };
  const wanted = Object.entries({ ...filter, limit: String(MOST_MAILS) }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(wanted);
  const response = await backend.fetch(new Request(`http://mock/mock/v1/mailbox?${query}`));
  const { data: mails = [], message } = (await response.json()) as {
    data?: ControlModels.Mail[];
    message?: string;
  };
  return { filter, mails, message };
}

function titleOf({ mails }: Read): string {
  return `Mailbox (${mails.length}) – Amana mock`;
}

function mailList(read: Read): Html {
  const { mails, message } = read;
  return html`<main id="mails" data-title="${titleOf(read)}">
    ${message === undefined ? '' : html`<p role="alert">${message}</p>`}
    ${mails.length === 0 && message === undefined ? html`<p>There is no mail.</p>` : ''}
    ${mails.map(mailView)}
  </main>`;
}

function filterForm({ to, kind }: Read['filter']): Html {
  return html`<form method="get">
    <label>To <input type="text" inputmode="email" name="to" value="${to}" autocomplete="off" /></label>
    <label
      >Kind
      <select name="kind">
        <option value="">All</option>
        ${Object.entries(KINDS).map(
          ([value, name]) =>
            html`<option value="${value}" ${value === kind ? 'selected' : ''}>${name}</option>`,
        )}
      </select></label
    >
    <button type="submit">Show</button>
    <label>Refresh <input type="checkbox" id="refresh" checked /></label>
  </form>`;
}

function mailView({ id, to, subject, kind, text, link, code, createdAt }: ControlModels.Mail): Html {
  const isWebLink = link !== undefined && /^https?:\/\//.test(link);
  return html`<article id="mail-${id}">
    <h2>${subject}</h2>
    <p>To ${to} · ${createdAt.slice(0, 19).replace('T', ' ')} UTC · ${KINDS[kind]}</p>
    ${code === undefined ? '' : html`<p>Code: <code class="code">${code}</code></p>`}
    ${isWebLink ? html`<p><a class="act" href="${link}" target="_blank" rel="noreferrer">Open the link of this mail</a></p>` : ''}
    <p class="text">${text}</p>
  </article>`;
}
