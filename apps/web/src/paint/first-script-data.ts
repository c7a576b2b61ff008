import { scriptJson } from '@amana/hosting/page';

/** What index.html tells its first script. The worker of the offline copy reads it too: nothing else names the scripts. */
export interface FirstScriptData {
  base: string;
  /** The application's scripts, each after those that it cannot run without; the last one starts it. */
  scripts: string[];
  /** The files of a page by its address, in the order of preference. */
  pages: { path: string; files: string[]; calls: string[]; isForVisitors: boolean }[];
  settings: Record<string, unknown>;
}

export const FIRST_SCRIPT_DATA_ID = 'first-script-data';
const START = `<script type="application/json" id="${FIRST_SCRIPT_DATA_ID}">`;

export function firstScriptDataElement(data: FirstScriptData): string {
  return `${START}${scriptJson(data)}</script>`;
}

/** Where there is no document to ask. */
export function firstScriptDataOf(html: string): FirstScriptData {
  const [, json] = new RegExp(`${START}([^<]*)</script>`).exec(html) ?? [];
  if (json === undefined) throw new Error('The page has no data for its first script');
  return JSON.parse(json) as FirstScriptData;
}
