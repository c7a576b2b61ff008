import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { isSupported } from './floor.js';

/** The objects of a page and their interfaces. */
const OBJECTS = {
  window: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
};

/** @param {import('@mdn/browser-compat-data').Identifier} feature */
const membersOf = (feature) => Object.entries(feature).filter(([name]) => /^[a-z]\w*$/i.test(name));
const newerIn = (/** @type {import('@mdn/browser-compat-data').Identifier} */ feature) =>
  membersOf(feature)
    .filter(([, { __compat }]) => !isSupported(__compat))
    .map(([name]) => name);

/** Names of global functions and interfaces that the oldest browsers lack. */
export function newerGlobals() {
  const { Window, WorkerGlobalScope } = bcd.api;
  return [...new Set([bcd.api, bcd.javascript.builtins, Window, WorkerGlobalScope].flatMap(newerIn))];
}

/** `[object, property]` of static members, and of those of the page's objects, that the oldest browsers lack. */
export function newerMembers() {
  const { Intl, ...builtins } = bcd.javascript.builtins;
  const ofLanguage = Object.entries({ Intl, ...builtins, ...Intl }).flatMap(([object, feature]) =>
    newerIn(feature).map((member) => [object, member]),
  );
  const statics = Object.entries(bcd.api).flatMap(([object, feature]) =>
    newerIn(feature)
      .filter((member) => member.endsWith('_static'))
      .map((member) => [object, member.replace('_static', '')]),
  );
  const ofPage = Object.entries(OBJECTS).flatMap(([object, name]) =>
    newerIn(bcd.api[name])
      .filter((member) => !/_(event|static)$/.test(member))
      .map((member) => [object, member]),
  );
  return [...ofLanguage, ...statics, ...ofPage];
}

/** Names of methods of values that the oldest browsers lack. */
export function newerMethods() {
  const { Array, Map, Set, String } = bcd.javascript.builtins;
  return [Array, Map, Set, String].flatMap(newerIn);
}
