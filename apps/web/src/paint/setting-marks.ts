const MARK = /\{\{(\w+)\}\}/g;

/** Where a setting of the deployment belongs in a painted screen. */
export function settingMark(key: string): string {
  return `{{${key}}}`;
}

/** The text with each mark filled in. */
export function withSettings(text: string, settings: Readonly<Record<string, unknown>>): string {
  return text.replace(MARK, (mark, key: string) => {
    const value = settings[key];
    return typeof value === 'string' ? value : mark;
  });
}
