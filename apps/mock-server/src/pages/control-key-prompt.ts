import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { isSameKey } from '../control-guard.ts';
import { type Html, pageResponse } from './html-page.ts';

const COOKIE = 'amana-control';
const FORM_MAX_BYTES = 8 * 1024;
const STYLE =
  'form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; } label { display: grid; gap: 0.25rem; }';

/** Asks for the control key before a page. A cookie without the key then admits the browser until the server stops. */
export function controlKeyPrompt(controlKey: string, path: string, name: string): Hono {
  const prompt = new Hono();
  const pass = randomUUID();
  const refuse = (context: Context, status: 403 | 413) =>
    pageResponse(context, { title: TITLE, style: STYLE, body: form(name, 'That is not the key.') }, status);
  const limit = bodyLimit({ maxSize: FORM_MAX_BYTES, onError: (context) => refuse(context, 413) });
  prompt.post('/', limit, async (context) => {
    const { key } = await context.req.parseBody();
    if (typeof key !== 'string' || !isSameKey(key, controlKey)) return refuse(context, 403);
    setCookie(context, COOKIE, pass, { path, httpOnly: true, sameSite: 'Strict' });
    return context.redirect(path, 303);
  });
  prompt.use(async (context, next) => {
    const isAllowed =
      isSameKey(getCookie(context, COOKIE) ?? '', pass) ||
      isSameKey(context.req.header('x-control-key') ?? '', controlKey);
    if (!isAllowed) return pageResponse(context, { title: TITLE, style: STYLE, body: form(name) }, 403);
    await next();
    return undefined;
  });
  return prompt;
}

const TITLE = 'Control key – Amana mock';

function form(name: string, refusal?: string): Html {
  return html`<main>
    <h1>${name} of the mock</h1>
    <p>It needs the control key that the server was started with.</p>
    <form method="post">
      <label>Control key <input type="password" name="key" required autocomplete="off" autofocus /></label>
      <button type="submit">Open</button>
    </form>
    ${refusal === undefined ? '' : html`<p role="alert">${refusal}</p>`}
  </main>`;
}
