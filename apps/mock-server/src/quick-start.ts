/** For what is loaded after it: what nobody uses is left out, and what is known is not looked for. */
import type { ResolveFnOutput } from 'node:module';
import { registerHooks } from 'node:module';
import { leanPart } from '@amana/mock-backend/lean-models';

/** The packages of this workspace are the same ones from everywhere in it. */
const OWN_PACKAGE = '@amana/';
const packages = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith('.') && specifier.endsWith('.ts'))
      return {
        url: new URL(specifier, context.parentURL).href,
        format: 'module-typescript',
        shortCircuit: true,
      };
    const known = packages.get(specifier);
    if (known !== undefined) return known;
    const found = nextResolve(specifier, context);
    if (specifier.startsWith(OWN_PACKAGE)) packages.set(specifier, { ...found, shortCircuit: true });
    return found;
  },
  load(url, context, nextLoad) {
    const source = leanPart(url);
    return source === null ? nextLoad(url, context) : { format: 'commonjs', source, shortCircuit: true };
  },
});
