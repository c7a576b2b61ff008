import browserslist from 'browserslist';

/** The names of browserslist → those of MDN's data. */
const MDN_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser in .browserslistrc, under its name in MDN's data. */
export function oldestBrowsers() {
  const oldest = /** @type {Record<string, number>} */ ({});
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name, version] = /** @type {[keyof typeof MDN_NAMES, string]} */ (entry.split(' '));
    oldest[MDN_NAMES[name]] = Math.min(oldest[MDN_NAMES[name]] ?? Infinity, parseFloat(version));
  }
  return oldest;
}

const OLDEST = Object.entries(oldestBrowsers());

/**
 * Whether a feature works, without a prefix or a flag, in the oldest browsers.
 * @param {import('@mdn/browser-compat-data').CompatStatement | undefined} compat MDN's record of the feature
 */
export function isSupported(compat) {
  if (compat === undefined) return true;
  return OLDEST.every(([browser, version]) => {
    const support = compat.support[/** @type {'chrome'} */ (browser)];
    // No record of Samsung's browser or of phones means that nobody looked.
    if (support === undefined) return true;
    return [support].flat().some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        typeof version_added === 'string' &&
        parseFloat(version_added.replace('≤', '')) <= version &&
        // A fuller implementation that comes later ends the record of the first.
        !(typeof version_removed === 'string' && parseFloat(version_removed) <= version) &&
        (flags ?? prefix ?? alternative_name) === undefined,
    );
  });
}
