import { type StorageKey, STORAGE_KEYS } from './storage-keys.ts';

const PREFIX = 'namespace/';
let current = '';

/** Once, before anything is read. Empty for every normal visit; a demo shows several people in one browser. */
export function configureStorage({ namespace }: { namespace: string }): void {
  current = namespace;
}

/** A storage key, lock or channel as the pages of one namespace share it. */
export function namespaced(name: string, namespace = current): string {
  return namespace === '' ? name : `${PREFIX}${namespace}/${name}`;
}

/** Belongs to the device, not to the person. */
const OF_THE_DEVICE = STORAGE_KEYS.theme;

function storedName(key: StorageKey, namespace = current): string {
  return key === OF_THE_DEVICE ? key : namespaced(key, namespace);
}

/** Storage is a convenience: where a browser forbids it, or it is full, reading gives null and writing does nothing. */
export interface KeyValueStore {
  read(key: StorageKey, namespace?: string): string | null;
  write(key: StorageKey, value: string, namespace?: string): void;
  remove(key: StorageKey, namespace?: string): void;
  /** Removes everything in the current namespace but what belongs to the device and the keys of `except`. */
  clear(except?: readonly StorageKey[]): void;
}

/** Takes a function, because in such a browser already the access to `localStorage` throws. */
function createStore(storage: () => Storage): KeyValueStore {
  return {
    read: (key, namespace) => attempt(() => storage().getItem(storedName(key, namespace)), null),
    write(key, value, namespace) {
      attempt(() => storage().setItem(storedName(key, namespace), value), undefined);
    },
    remove(key, namespace) {
      attempt(() => storage().removeItem(storedName(key, namespace)), undefined);
    },
    clear(except = []) {
      const exceptNames = [OF_THE_DEVICE, ...except].map((key) => storedName(key));
      for (const name of attempt(() => Object.keys(storage()), [])) {
        const isOwn = current === '' ? !name.startsWith(PREFIX) : name.startsWith(namespaced(''));
        if (isOwn && !exceptNames.includes(name)) storage().removeItem(name);
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

/** Outlives the tab. */
export const localStore = createStore(() => localStorage);
/** Ends with the tab; the frames of a tab share it. */
export const tabStore = createStore(() => sessionStorage);
