import { CONFIG_ELEMENT_ID } from '../configuration/config-element.ts';

const CONFIG_ELEMENT = new RegExp(
  `(<script type="application/json" id="${CONFIG_ELEMENT_ID}">)[^<]*(</script>)`,
);

export function writeAppConfig(html: string, config: Readonly<Record<string, unknown>>): string {
  if (!CONFIG_ELEMENT.test(html)) throw new Error('The page has no place for its configuration');
  const json = scriptJson(config);
  return html.replace(CONFIG_ELEMENT, (_, start: string, end: string) => `${start}${json}${end}`);
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

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
