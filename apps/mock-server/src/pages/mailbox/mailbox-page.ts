import type { ControlModels } from '@amana/api/contract';
import type { MockLab } from '@amana/mock-lab';
import { MOST_MAILS } from '@amana/mock-backend/control-names';
import { type Context, Hono } from 'hono';
import { pageResponse } from '../html-page.ts';
import { controlKeyPrompt } from '../control-key-prompt.ts';
import { MAILBOX_PATH } from '../paths.ts';
import { MAILBOX_SCRIPT } from './browser-script.ts';
import { type MailboxView, mailboxBody, mailboxTitle, mailList, MAILBOX_STYLE } from './mailbox-html.ts';

export function mailboxPage(backend: MockLab, controlKey: string | undefined): Hono {
  const page = new Hono();
  if (controlKey !== undefined) page.route('/', controlKeyPrompt(controlKey, MAILBOX_PATH, 'Mailbox'));
  page.get('/', async (context) => {
    const read = await readMails(backend, context);
    const title = mailboxTitle(read.mails.length);
    const shown = { title, style: MAILBOX_STYLE, script: MAILBOX_SCRIPT, body: mailboxBody(read) };
    return pageResponse(context, shown, read.refusal === undefined ? 200 : 400);
  });
  page.get('/mails', async (context) => {
    const { mails, refusal } = await readMails(backend, context);
    return context.html(mailList(mails, refusal), 200, { 'cache-control': 'no-store' });
  });
  return page;
}

/** Reads through the control API, which runs due events first. */
async function readMails(backend: MockLab, context: Context): Promise<MailboxView> {
  const filter = { to: context.req.query('to') ?? '', kind: context.req.query('kind') ?? '' };
  const query = new URLSearchParams(
    Object.entries({ ...filter, limit: String(MOST_MAILS) }).filter(([, value]) => value !== ''),
  );
  const response = await backend.fetch(new Request(`http://mock/mock/v1/mailbox?${query}`));
  const body = (await response.json()) as { data?: ControlModels.Mail[]; message?: string };
  const refusal = body.data === undefined ? (body.message ?? 'The mailbox cannot be read') : undefined;
  return { filter, mails: body.data ?? [], refusal };
}
