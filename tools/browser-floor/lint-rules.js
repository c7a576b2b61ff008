import { isAllowed } from './allowed.js';
import { newerGlobals, newerMembers, newerMethods } from './newer-names.js';

const message = 'The oldest browsers of docs/browsers.md lack it.';

/**
 * Rules of ESLint that refuse what the oldest browsers lack, except what is allowed by name. Methods are known by their
 * names alone, so a library's own ones would be refused too.
 * @param {{ methods: boolean }} options
 * @returns {import('eslint').Linter.RulesRecord}
 */
export function newerNameRules({ methods }) {
  const globals = newerGlobals().filter((name) => !isAllowed(name));
  const members = newerMembers()
    .filter((names) => !isAllowed(names.join('.')))
    .map(([object, property]) => ({ object, property, message }));
  const byName = methods ? newerMethods().map((property) => ({ property, message })) : [];
  return {
    'no-restricted-globals': [
      'error',
      { globals: globals.map((name) => ({ name, message })), checkGlobalObject: true },
    ],
    'no-restricted-properties': ['error', ...members, ...byName],
  };
}
