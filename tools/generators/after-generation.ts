import type { GeneratorCallback } from '@nx/devkit';

/** Prints what remains to be done by hand. */
export function remaining(...steps: string[]): GeneratorCallback {
  return () => console.log(['', 'Next:', ...steps.map((step) => `- ${step}`)].join('\n'));
}
