import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type InlineConfig, build, mergeConfig } from 'vite';

/** Builds one source file, with everything that it imports, into one script. */
export async function bundleFile(input: string, options: InlineConfig = {}): Promise<string> {
  const isServer = options.build?.ssr === true;
  const built = await build(
    mergeConfig(
      {
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        plugins: [react()],
        ssr: { noExternal: true },
        build: {
          write: false,
          target: browserslistToEsbuild(),
          rolldownOptions: { input, output: isServer ? { codeSplitting: false } : { format: 'iife' } },
        },
      } satisfies InlineConfig,
      options,
    ),
  );
  const chunk = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((output) => output.type === 'chunk' && output.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`);
  return chunk.code;
}
