import { type Plugin, createLogger } from 'vite';

/** Ends a build at its first warning, because nobody reads the log of a build that passes. */
export function failOnWarnings(): Plugin {
  const fail = (text: string) => {
    throw new Error(text);
  };
  return {
    name: 'fail-on-warnings',
    apply: 'build',
    config: () => ({
      customLogger: { ...createLogger(), warn: fail, warnOnce: fail },
      // Rolldown warns of slow plugins, which depends on what else the machine does.
      build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    }),
  };
}
