/**
 * The model library also makes handlers of its own for MSW, and compares dates. Nobody asks it to: the records hold
 * milliseconds. But a GraphQL and a date library come with these files, and are most of what loading the models costs.
 */
export const UNUSED_MODEL_PARTS =
  /\/@mswjs\/data\/lib\/(comparators\/date|model\/generate(Rest|GraphQL)Handlers)\.js$/;

/** What is loaded in their place: a CommonJS module with nothing in it. */
export const NOTHING = 'exports.__esModule = true;';
