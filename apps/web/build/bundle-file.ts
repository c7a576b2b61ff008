import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type InlineConfig, build } from 'vite';

export async function bundleFile(
  input: string,
  options: Pick<InlineConfig, 'root' | 'define'> = {},
): Promise<string> {
  const built = await build({
    ...options,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browserslistToEsbuild(),
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const chunk = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((output) => output.type === 'chunk' && output.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`);
  return chunk.code;
}
