import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function makeBuildFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, 'build'));
  const place = '<script type="application/json" id="app-config">{}</script>';
  writeFileSync(join(folder, 'build/index.html'), place);
  writeFileSync(join(folder, 'build/sw.js'), '');
  writeFileSync(join(folder, 'build/manifest.webmanifest'), '{}');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
