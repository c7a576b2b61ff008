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

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

/** @param {Identifier} feature @param {string} name */
function partOf(feature, name) {
  const { [name]: part } = feature;
  if (part === undefined) throw new Error(`MDN's data has no ${name} any more.`);
  return part;
}

const BUILTINS = partOf(bcd.javascript, 'builtins');

/** The record of the feature itself is called `__compat`. @param {Identifier} feature */
const membersOf = (feature) =>
  Object.keys(feature)
    .filter((name) => /^[a-z]\w*$/i.test(name))
    .map((name) => /** @type {const} */ ([name, partOf(feature, name)]));
/** @param {Identifier} feature */
const newerIn = (feature) =>
  membersOf(feature)
    .filter(([, { __compat }]) => !isSupported(__compat))
    .map(([name]) => name);

/** Names of global functions and interfaces that the oldest browsers lack. */
export function newerGlobals() {
  const scopes = ['Window', 'WorkerGlobalScope'].map((name) => partOf(bcd.api, name));
  return [...new Set([bcd.api, BUILTINS, ...scopes].flatMap(newerIn))];
}

/** `[object, property]` of static members, and of those of the page's objects, that the oldest browsers lack. */
export function newerMembers() {
  const ofLanguage = [...membersOf(BUILTINS), ...membersOf(partOf(BUILTINS, 'Intl'))].flatMap(
    ([object, feature]) => newerIn(feature).map((member) => [object, member]),
  );
  const statics = membersOf(bcd.api).flatMap(([object, feature]) =>
    newerIn(feature)
      .filter((member) => member.endsWith('_static'))
      .map((member) => [object, member.replace('_static', '')]),
  );
  const ofPage = Object.entries(OBJECTS).flatMap(([object, name]) =>
    newerIn(partOf(bcd.api, name))
      .filter((member) => !/_(event|static)$/.test(member))
      .map((member) => [object, member]),
  );
  return [...ofLanguage, ...statics, ...ofPage];
}

/** Names of methods of values that the oldest browsers lack. */
export function newerMethods() {
  return ['Array', 'Map', 'Set', 'String'].flatMap((name) => newerIn(partOf(BUILTINS, name)));
}
