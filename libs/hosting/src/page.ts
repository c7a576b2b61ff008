import { checkedConfig } from './settings.ts';

const PLACE = /(<script type="application\/json" id="app-config">)[^<]*(<\/script>)/;

/** Writes the configuration into the page's data block and into its app shells. */
export function writeAppConfig(html: string, config: Readonly<Record<string, unknown>>): string {
  if (!PLACE.test(html)) throw new Error('The page has no place for its configuration');
  const json = scriptJson(config);
  const page = html.replace(PLACE, (_, start: string, end: string) => `${start}${json}${end}`);
  return writeMarkedSettings(page, new Map(Object.entries(checkedConfig(config).config)));
}

/** JSON for a script element, in which a closing tag or a comment would end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const MARK = /\{\{(\w+)\}\}/g;

/** Keeps the `{{key}}` marks of rendered markup beside the default values, so that a page can be configured again. */
export function markSettings(markup: string): string {
  const marked = markup
    .replaceAll(/ href="([^"]*\{\{\w+\}\}[^"]*)"/g, ' href="" data-config-href="$1"')
    .replaceAll(/>([^<]*)\{\{(\w+)\}\}/g, '>$1<!--config:$2--><!--/config-->');
  return writeMarkedSettings(marked, new Map(Object.entries(checkedConfig({}).config)));
}

function writeMarkedSettings(html: string, settings: ReadonlyMap<string, unknown>): string {
  const textOf = (key: string) => {
    const value = settings.get(key);
    return typeof value === 'string' ? escaped(value) : '';
  };
  return html
    .replaceAll(
      / href="[^"]*" data-config-href="([^"]*)"/g,
      (_, pattern: string) =>
        ` href="${pattern.replaceAll(MARK, (_mark, key: string) => textOf(key))}" data-config-href="${pattern}"`,
    )
    .replaceAll(
      /<!--config:(\w+)-->[^<]*<!--\/config-->/g,
      (_, key: string) => `<!--config:${key}-->${textOf(key)}<!--/config-->`,
    )
    .replaceAll(
      / data-config-if="(\w+)"( hidden="")?/g,
      (_, key: string) =>
        ` data-config-if="${key}"${(settings.get(key) ?? null) === null ? ' hidden=""' : ''}`,
    );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
