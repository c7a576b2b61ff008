import antdCss from './antd.css?url';

let loaded: Promise<void> | null = null;

/** Adds antd's style sheet once; rejects if loading fails, and a later call retries. */
export function loadStyles(): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: antdCss });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      loaded = null;
      link.remove();
      reject(new Error(`${antdCss} could not be loaded`));
    });
    document.head.append(link);
  });
  return loaded;
}
