import { Linter } from 'eslint';
import { newerNameRules } from './lint-rules.js';

const linter = new Linter();
const config: Linter.Config = {
  linterOptions: { noInlineConfig: true },
  rules: newerNameRules({ methods: false }),
};

/** The names used by a script that the oldest browsers lack. The build replaces syntax that they lack. */
export function newerNamesIn(script: string): string[] {
  const messages = linter.verify(script, config);
  return [...new Set(messages.map(({ message }) => /'(.+?)'/.exec(message)?.[1] ?? message))];
}
