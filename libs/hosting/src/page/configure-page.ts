import { checkedConfig } from '../configuration/app-config.ts';
import { CONFIG_ELEMENT_ID } from '../configuration/config-element.ts';

const CONFIG_ELEMENT = new RegExp(
  `(<script type="application/json" id="${CONFIG_ELEMENT_ID}">)[^<]*(</script>)`,
);

export function writeAppConfig(html: string, config: Readonly<Record<string, unknown>>): string {
  if (!CONFIG_ELEMENT.test(html)) throw new Error('The page has no place for its configuration');
  const json = scriptJson(config);
  const page = html.replace(CONFIG_ELEMENT, (_, start: string, end: string) => `${start}${json}${end}`);
  return writeMarkedSettings(page, config);
}

/** Escapes JSON for a script element, which a closing tag or a comment would end. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const POLICY_ELEMENT = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(")/;

/** Writes the policy into the page, for servers that send no headers. Browsers ignore `frame-ancestors` there. */
export function writePolicy(html: string, policy: string): string {
  const inPage = policy.replace(/frame-ancestors [^;]*; /, '');
  return html.replace(POLICY_ELEMENT, (_, start: string, end: string) => start + escaped(inPage) + end);
}

/** Moves the page's links and files to `basePath`, which has a slash at both ends. */
export function writeBasePath(html: string, basePath: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${basePath}`);
}

const MARK = /\{\{(\w+)\}\}/g;

/** Keeps `{{key}}` marks next to the default values, so that a page can be configured again. */
export function markSettings(markup: string): string {
  const marked = markup
    .replaceAll(/ (href|src)="([^"]*\{\{\w+\}\}[^"]*)"/g, ' $1="" data-config-$1="$2"')
    .replaceAll(/>([^<]*)\{\{(\w+)\}\}/g, '>$1<!--config:$2--><!--/config-->');
  return writeMarkedSettings(marked, {});
}

function writeMarkedSettings(html: string, given: Readonly<Record<string, unknown>>): string {
  const settings = new Map<string, unknown>(Object.entries(checkedConfig(given).config));
  const textOf = (key: string) => {
    const value = settings.get(key);
    return typeof value === 'string' ? escaped(value) : '';
  };
  return html
    .replaceAll(
      / (href|src)="[^"]*" data-config-\1="([^"]*)"/g,
      (_, attribute: string, pattern: string) =>
        ` ${attribute}="${pattern.replaceAll(MARK, (_mark, key: string) => textOf(key))}" data-config-${attribute}="${pattern}"`,
    )
    .replaceAll(
      /<!--config:(\w+)-->[^<]*<!--\/config-->/g,
      (_, key: string) => `<!--config:${key}-->${textOf(key)}<!--/config-->`,
    )
    .replaceAll(
      / data-config-(if|unless)="(\w+)"( hidden="")?/g,
      (_, condition: string, key: string) =>
        ` data-config-${condition}="${key}"${(textOf(key) === '') === (condition === 'if') ? ' hidden=""' : ''}`,
    );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
