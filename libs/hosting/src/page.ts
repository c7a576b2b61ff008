const PLACE = /(<script type="application\/json" id="app-config">)[^<]*(<\/script>)/;

/** Writes the configuration into the page's data block. */
export function writeAppConfig(html: string, config: Readonly<Record<string, string>>): string {
  if (!PLACE.test(html)) throw new Error('The page has no place for its configuration');
  const json = scriptJson(config);
  return html.replace(PLACE, (_, start: string, end: string) => `${start}${json}${end}`);
}

/** JSON for a script element, in which a closing tag or a comment would end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
