const PLACE = /(<script type="application\/json" id="app-config">)[^<]*(<\/script>)/;

/** Writes the configuration into the page that carries it. */
export function writeAppConfig(html: string, config: Readonly<Record<string, string>>): string {
  if (!PLACE.test(html)) throw new Error('The page has no place for its configuration');
  // A closing tag or a comment inside a text would end the element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(PLACE, (_, start: string, end: string) => `${start}${json}${end}`);
}
