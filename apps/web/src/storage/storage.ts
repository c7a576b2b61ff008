import { type StorageKey, STORAGE_KEYS } from './storage-keys.ts';

const PREFIX = 'namespace/';
let current = '';

/** Call once, before anything is read. The namespace is empty except in a demo. */
export function configureStorage({ namespace }: { namespace: string }): void {
  current = namespace;
}

export function namespaced(name: string, namespace = current): string {
  return namespace === '' ? name : `${PREFIX}${namespace}/${name}`;
}

const OF_THE_DEVICE = STORAGE_KEYS.theme;

function storedName(key: StorageKey, namespace = current): string {
  return key === OF_THE_DEVICE ? key : namespaced(key, namespace);
}

/** Storage is optional: if a browser forbids it, or it is full, reading returns null and writing false. */
export interface KeyValueStore {
  read(key: StorageKey, namespace?: string): string | null;
  /** Null also for text that is not JSON. */
  readJson(key: StorageKey): unknown;
  write(key: StorageKey, value: string, namespace?: string): boolean;
  remove(key: StorageKey, namespace?: string): void;
  /** Removes everything in the current namespace except what belongs to the device. */
  clear(): void;
}

/** Takes a function, because accessing `localStorage` throws if storage is forbidden. */
function createStore(storage: () => Storage): KeyValueStore {
  return {
    read: (key, namespace) => attempt(() => storage().getItem(storedName(key, namespace)), null),
    readJson: (key) => attempt<unknown>(() => JSON.parse(storage().getItem(storedName(key)) ?? 'null'), null),
    write: (key, value, namespace) =>
      attempt(() => {
        storage().setItem(storedName(key, namespace), value);
        return true;
      }, false),
    remove(key, namespace) {
      attempt(() => storage().removeItem(storedName(key, namespace)), undefined);
    },
    clear() {
      for (const name of attempt(() => Object.keys(storage()), [])) {
        const isOwn = current === '' ? !name.startsWith(PREFIX) : name.startsWith(namespaced(''));
        if (isOwn && name !== OF_THE_DEVICE) storage().removeItem(name);
      }
    },
  };
}

function attempt<Value>(step: () => Value, otherwise: Value): Value {
  try {
    return step();
  } catch {
    return otherwise;
  }
}

export const localStore = createStore(() => localStorage);
/** Ends with the tab; the frames of a tab share it. */
export const tabStore = createStore(() => sessionStorage);
