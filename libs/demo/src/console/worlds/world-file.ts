import { type Snapshot, getSnapshot, putSnapshot } from '@amana/api/control';
import { downloadFile } from '@amana/ui';
import { Refusal } from '../parts/action-button.tsx';

export async function exportWorld(): Promise<string> {
  const { data } = await getSnapshot();
  const name = 'amana-world.json';
  downloadFile(name, new Blob([JSON.stringify(data)], { type: 'application/json' }));
  return `The world is in your downloads as ${name}`;
}

/** Refuses files that are no exported world; the mock checks the content. */
export async function importWorld(file: File): Promise<string> {
  const snapshot = snapshotOf(file.name, await file.text());
  await putSnapshot(snapshot);
  return `The world of ${file.name} stands`;
}

function snapshotOf(name: string, text: string): Snapshot {
  const world = parsed(name, text);
  if (!isSnapshot(world)) throw new Refusal(`${name} is not a world that was exported here.`);
  return world;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${name} is not a world: it is not JSON.`);
  }
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'rows' in value
  );
}
