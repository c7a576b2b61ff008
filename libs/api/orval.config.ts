import { defineConfig } from 'orval';

const { GENERATED_FOLDER = './generated' } = process.env;

export default defineConfig({
  amana: clientOf('amana', '', './src/transport/transport.ts', 'request'),
  control: clientOf('control', 'control-', './src/transport/control-request.ts', 'controlRequest'),
});

function clientOf(contract: string, prefix: string, path: string, name: string) {
  return {
    input: { target: `${GENERATED_FOLDER}/${contract}.json` },
    output: {
      target: `${GENERATED_FOLDER}/${prefix}client/index.ts`,
      schemas: `${GENERATED_FOLDER}/${prefix}model`,
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      indexFiles: true,
      urlEncodeParameters: true,
      override: {
        enumGenerationType: 'union',
        mutator: { path, name },
        query: {
          version: 5,
          signal: true,
          shouldSplitQueryKey: true,
          mutationOptions: { path: './src/transport/around-call.ts', name: 'aroundCall', useHooks: false },
        },
      },
    },
  } as const;
}
