/**
 * The model library brings along what nobody here asks it for: queries and updates (the tables keep the records by
 * themselves), handlers for MSW with a GraphQL library, dates, a log. That is most of what loading the models costs.
 */
const UNUSED =
  /\/@mswjs\/data\/lib\/(comparators\/date|model\/(generate(Rest|GraphQL)Handlers|updateEntity)|query\/executeQuery)\.js$/;
const LOG = /\/debug\/src\/(browser|index)\.js$/;
/** It loads lodash twice: as a whole for this one function, and in these parts, each with dozens of files. */
const LODASH = '/lodash/lodash.js';
const LODASH_PART = /\/lodash\/(get|has|isFunction|set)\.js$/;

/** What is loaded in the place of a file with the models, as CommonJS; null for the file itself. */
export function leanPart(file: string): string | null {
  if (UNUSED.test(file)) return 'exports.__esModule = true;';
  if (LOG.test(file)) return 'exports.debug = () => () => undefined;';
  if (file.endsWith(LODASH)) return "exports.isFunction = require('es-toolkit/compat/isFunction');";
  const part = LODASH_PART.exec(file)?.[1];
  return part === undefined ? null : `module.exports = require('es-toolkit/compat/${part}');`;
}
