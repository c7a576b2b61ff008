/**
 * Written into index.html by the build, and run before anything else: paints the screen that will stand there, and
 * fetches the application once that is on the glass. It stands alone; whatever goes wrong here, the application starts.
 */
import { breath } from '../shared/breath.ts';
import { PATHS } from '../shared/paths.ts';
import type { PaintName } from './paint-of.ts';
import { paintOf } from './paint-of.ts';
import { callAhead, isCaller } from './calls-ahead.ts';
import { nameOfButton } from './control-names.ts';
import type { FirstScriptData } from './first-script-data.ts';
import { FIRST_SCRIPT_DATA_ID } from './first-script-data.ts';
import { loadScripts } from './load-scripts.ts';
import { withSettings } from './setting-marks.ts';
import { jsonOf, storedVisitor } from './stored-visitor.ts';

function fillIn(screen: DocumentFragment, settings: Record<string, unknown>): void {
  for (const part of screen.querySelectorAll('[data-filled-from]')) {
    const value = settings[part.getAttribute('data-filled-from') ?? ''];
    part.textContent = typeof value === 'string' ? value : '';
  }
  for (const part of screen.querySelectorAll('[data-only-where-set]')) {
    const key = part.getAttribute('data-only-where-set') ?? '';
    if (typeof settings[key] !== 'string') part.remove();
  }
  // A logo of their own is not known yet: its place is kept.
  if (typeof settings['logoUrl'] === 'string')
    screen.querySelector('header svg')?.setAttribute('visibility', 'hidden');
  for (const link of screen.querySelectorAll('a'))
    link.setAttribute('href', withSettings(link.getAttribute('href') ?? '', settings));
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    text.nodeValue = withSettings(text.nodeValue ?? '', settings);
}

/** What is pressed before the application runs is kept for it; a form is not sent by the browser itself. */
function keepPresses(root: HTMLElement): void {
  root.addEventListener('submit', (event) => event.preventDefault());
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null && root.dataset['painted'] !== undefined)
      root.dataset['pressed'] = nameOfButton(button);
  });
}

function paint(name: PaintName | null, settings: Record<string, unknown>): void {
  const root = document.getElementById('root');
  const template = document.getElementById(`paint-${String(name)}`);
  if (root === null || !(template instanceof HTMLTemplateElement)) return;
  const screen = template.content;
  fillIn(screen, settings);
  root.dataset['painted'] = '';
  root.append(screen);
  keepPresses(root);
}

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** Runs a step when something is on the glass; a page that paints nothing, or in the background, does not wait. */
function afterPaint(step: () => void): void {
  const isPainted = document.getElementById('root')?.hasChildNodes() === true;
  if (!isPainted || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    step();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    step();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function run({ base, scripts, pages, settings: defaults }: FirstScriptData): void {
  let files: string[] = [];
  let ask = (): void => undefined;
  try {
    const given = jsonOf(document.getElementById('app-config')?.textContent);
    const settings = { ...defaults, ...(typeof given === 'object' ? given : {}) };
    const path = `/${location.pathname.slice(base.length)}`;
    const { isSignedIn, firstName, userId, token } = storedVisitor();
    paint(paintOf({ path, search: location.search }, isSignedIn), { ...settings, firstName });
    const shown = isSignedIn && !path.startsWith(PATHS.dashboard) ? PATHS.overview : path;
    const page = pages.find(
      (candidate) => candidate.isForVisitors !== isSignedIn && new RegExp(candidate.path).test(shown),
    );
    if (page !== undefined) {
      files = page.files;
      const [, address = ''] = new RegExp(page.path).exec(shown) ?? [];
      const caller = { baseUrl: settings['apiBaseUrl'], token, names: { address, viewer: userId } };
      if (location.search === '' && isCaller(caller)) ask = () => callAhead(page.calls, caller);
    }
  } catch {
    // Without storage, or with a broken configuration, the application says so itself.
  }
  const start = async () => {
    ask();
    preload(scripts);
    await breath();
    preload(files);
    await breath();
    const icons = document.getElementById('icons');
    if (icons instanceof HTMLTemplateElement) {
      document.head.querySelector('link[rel=icon]')?.remove();
      document.head.append(icons.content);
    }
    await loadScripts(scripts);
  };
  afterPaint(() => void start());
}

const data = document.getElementById(FIRST_SCRIPT_DATA_ID)?.textContent;
run(JSON.parse(data ?? '') as FirstScriptData);
