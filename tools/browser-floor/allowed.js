/** Names and CSS that some of the oldest browsers lack, and why a screen works without them. */
export const ALLOWED = {
  '::-moz-progress-bar': 'of Firefox alone; the others have ::-webkit-progress-value',
  '::-webkit-progress-bar': 'of Chrome and Safari; Firefox has the background of the element',
  '::-webkit-progress-value': 'of Chrome and Safari; Firefox has ::-moz-progress-bar',
  '::-webkit-scrollbar': 'of antd; else the scrollbar is that of the browser',
  '::-webkit-scrollbar-thumb': 'of antd; else the scrollbar is that of the browser',
  '::selection': 'iOS shows its own colour',
  '@page': 'margins of a printed page; the browser has its own',
  cursor: 'phones have no pointer',
  'field-sizing': 'the chat field scrolls in place of growing',
  'forced-color-adjust': 'Safari has no forced colours',
  'overflow-anchor': 'Safari never anchors the scroll position',
  resize: 'iOS has no handle to drag',
  'scrollbar-color': 'of antd; else the scrollbar is that of the browser',
  'scrollbar-width': 'of antd; else the scrollbar is that of the browser',
  'scrollbar-width: thin': 'of antd; else the scrollbar is that of the browser',
  'scrollbar-gutter': 'the page moves by half a scrollbar where scrollbars take space',
  size: 'paper size of a printed page; the browser has its own',
  'text-wrap': 'lines of the stage are less even',
  'user-select': 'antd names it with the prefix of Safari too',
  zoom: 'on screens over 1,800 px the stage is smaller',

  // Asked for before they are used, by the app:
  'navigator.connection': 'without it, nothing says that data must be saved',
  'navigator.canShare': 'asked on the home screen of an iPhone or iPad alone, see save-file.ts',
  'navigator.share': 'without it, there is no Share button',
  'window.trustedTypes': 'without it, allow-scripts.ts does nothing',

  // By libraries:
  ClipboardItem: 'antd copies text with it; else as plain text',
  'Error.captureStackTrace': 'axios and yup shorten stacks with it',
  'Promise.withResolvers': 'MSW uses it in the worker of the demo, where old-browsers.ts adds it',
  'Response.json': 'MSW uses it in the worker of the demo for an answer that cannot be copied',
  'URL.canParse': 'as Promise.withResolvers',
  PerformanceEventTiming: 'web-vitals measures with it',
  PerformanceSoftNavigation: 'web-vitals measures with it',
  'Uint8Array.fromHex': '@noble/hashes has its own code too',
  'document.prerendering': 'web-vitals corrects times with it',
  'document.wasDiscarded': 'web-vitals labels a visit with it',
  navigation: 'react-dom follows navigations with it',
  'performance.interactionCount': 'web-vitals measures with it',
  setImmediate: 'axios and react-dom prefer it in Node',
  'window.cookieStore': 'axios looks whether it exists',
};

/** @param {string} name */
export const isAllowed = (name) => Object.hasOwn(ALLOWED, name);
