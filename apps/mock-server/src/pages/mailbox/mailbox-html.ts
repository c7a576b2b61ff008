import type { ControlModels } from '@amana/api/contract';
import { MOST_MAILS } from '@amana/mock-backend/control-names';
import { html } from 'hono/html';
import type { Html } from '../html-page.ts';

const KINDS: Readonly<Record<ControlModels.MailKind, string>> = {
  'confirm-email': 'Confirmation of an address',
  'reset-password': 'Reset of a password',
  'confirmation-code': 'Confirmation code',
  notice: 'Notice',
};

export const MAILBOX_STYLE = `
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
  label { display: grid; gap: 0.25rem; }
  label.check { display: flex; align-items: center; min-height: 2.75rem; gap: 0.5rem; }
  article { border-top: 1px solid; padding: 0.5rem 0 1rem; }
  article h2 { font-size: 1.1rem; margin: 0.5rem 0 0; }
  article p { margin: 0.25rem 0; }
  .text { white-space: pre-wrap; }
  .code { font-size: 1.5rem; letter-spacing: 0.1em; user-select: all; }
  .act { display: inline-flex; align-items: center; }
`;

export interface MailboxView {
  readonly filter: { readonly to: string; readonly kind: string };
  readonly mails: readonly ControlModels.Mail[];
  readonly refusal: string | undefined;
}

export function mailboxBody({ filter, mails, refusal }: MailboxView): Html {
  return html`<header>
      <h1>Mailbox of the mock</h1>
      <p>The newest ${MOST_MAILS} mails that were sent. No mail leaves this machine unless --smtp says so.</p>
      <form method="get">
        <label
          >To <input type="text" inputmode="email" name="to" value="${filter.to}" autocomplete="off"
        /></label>
        <label
          >Kind
          <select name="kind">
            <option value="">All</option>
            ${Object.entries(KINDS).map(
              ([kind, name]) =>
                html`<option value="${kind}" ${kind === filter.kind ? 'selected' : ''}>${name}</option>`,
            )}
          </select></label
        >
        <button type="submit">Show</button>
        <label class="check"><input type="checkbox" id="refresh" checked />Refresh by itself</label>
      </form>
      <p role="status" id="news"></p>
    </header>
    ${mailList(mails, refusal)}`;
}

/** The part that the script refetches; its title replaces that of the page. */
export function mailList(mails: MailboxView['mails'], refusal: string | undefined): Html {
  return html`<main id="mails" data-title="${mailboxTitle(mails.length)}">
    ${refusal === undefined ? '' : html`<p role="alert">${refusal}</p>`}
    ${mails.length === 0 && refusal === undefined ? html`<p>There is no mail.</p>` : ''}
    ${mails.map(mailView)}
  </main>`;
}

export function mailboxTitle(count: number): string {
  return `Mailbox (${count}) – Amana mock`;
}

function mailView({ id, to, subject, kind, text, link, code, createdAt }: ControlModels.Mail): Html {
  return html`<article id="mail-${id}">
    <h2>${subject}</h2>
    <p>
      To ${to} · <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time> ·
      ${KINDS[kind]}
    </p>
    ${code === undefined ? '' : html`<p>Code: <code class="code">${code}</code></p>`}
    ${
      isWebLink(link)
        ? html`<p>
            <a class="act" href="${link}" target="_blank" rel="noreferrer">Open the link of this mail</a>
          </p>`
        : ''
    }
    <p class="text">${text}</p>
  </article>`;
}

function isWebLink(link: string | undefined): link is string {
  return link !== undefined && /^https?:\/\//.test(link);
}
