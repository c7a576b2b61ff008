import antdCss from './antd.css?url';

let loaded: Promise<void> | null = null;

/** Adds antd's style sheet once; rejects if loading fails, and a later call retries. */
export function loadStyles(): Promise<void> {
  loaded ??= addSheet(antdCss).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
