import { defineConfig } from 'orval';

const { GENERATED_FOLDER = './generated' } = process.env;

export default defineConfig({
  amana: clientOf('amana', '', { path: './src/transport/request.ts', name: 'request' }),
  control: clientOf('control', 'control-', {
    path: './src/transport/control-request.ts',
    name: 'controlRequest',
  }),
});

function clientOf(contract: string, prefix: string, mutator: { path: string; name: string }) {
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
        mutator,
        query: { version: 5, signal: true, shouldSplitQueryKey: true },
      },
    },
  } as const;
}
