import { join } from 'node:path';
import { APACHE_FILE, apacheFile } from './apache-file.ts';
import { type CaddyOptions, CADDY_FILE, caddyFile } from './caddy-file.ts';
import { vercelFile } from './vercel-file.ts';

export const PRESETS = ['apache', 'caddy', 'vercel', 'github-pages'] as const;
export type Preset = (typeof PRESETS)[number];

export interface PresetOptions extends CaddyOptions {
  /** The configured page. */
  readonly html: string;
}

/** Returns the files that a web server or host reads, by their paths below `root`. */
export function presetFiles(preset: Preset, options: PresetOptions): Readonly<Record<string, string>> {
  const { basePath, headers, html } = options;
  switch (preset) {
    case 'apache':
      return { [join(basePath, APACHE_FILE)]: apacheFile(headers, basePath) };
    case 'caddy':
      return { [CADDY_FILE]: caddyFile(options) };
    case 'vercel':
      return { 'vercel.json': vercelFile(headers, basePath) };
    case 'github-pages':
      // GitHub Pages publishes the app's folder. Jekyll would leave files out.
      return { [join(basePath, '404.html')]: html, [join(basePath, '.nojekyll')]: '' };
  }
}
