import { breath } from '../shared/breath.ts';

/** What a bad network is given before the second attempt, in ms. */
const AGAIN_AFTER_MS = 2_000;
const SERVER_ERROR = 500;

/** Runs the scripts of the application in order: twice if need be by itself, then as often as the person says. */
export async function loadScripts(scripts: readonly string[]): Promise<void> {
  try {
    await runAll(scripts);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    await runAll(scripts).catch(() => offerRetry(scripts));
  }
}

/** What ran before does not run again. */
async function runAll(scripts: readonly string[]): Promise<void> {
  for (const file of scripts) {
    await import(/* @vite-ignore */ file);
    await breath();
  }
}

function offerRetry(scripts: readonly string[]): void {
  const root = document.getElementById('root');
  const template = document.getElementById('paint-start-failed');
  if (root === null || !(template instanceof HTMLTemplateElement)) return;
  const notice = document.importNode(template.content, true).firstElementChild;
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  button.addEventListener('click', (event) => {
    // It is no press that waits for the application.
    event.stopPropagation();
    notice.remove();
    void retry(scripts);
  });
  (root.querySelector('main') ?? root).prepend(notice);
  // Who pressed it stands there again; who types goes on typing.
  if (document.activeElement === document.body) button.focus();
}

/** Here what was typed is kept; only where this page cannot get its scripts any more is it loaded anew. */
async function retry(scripts: readonly string[]): Promise<void> {
  try {
    await runAll(scripts);
  } catch {
    if (await isPageToBlame(scripts)) location.reload();
    else offerRetry(scripts);
  }
}

/** The server has other scripts by now, or it has these, and the browser does not ask for them a second time. */
async function isPageToBlame(scripts: readonly string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(scripts.map((file) => fetch(file)));
    return answers.every(({ status }) => status < SERVER_ERROR);
  } catch {
    return false;
  }
}
