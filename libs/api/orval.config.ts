import { defineConfig } from 'orval';

export default defineConfig({
  amana: clientOf('amana', {
    folder: 'client',
    schemas: 'model',
    mutator: { path: './src/transport/request.ts', name: 'request' },
  }),
  control: clientOf('control', {
    folder: 'control-client',
    schemas: 'control-model',
    mutator: { path: './src/transport/control-request.ts', name: 'controlRequest' },
  }),
});

interface Client {
  folder: string;
  schemas: string;
  mutator: { path: string; name: string };
}

function clientOf(contract: string, { folder, schemas, mutator }: Client) {
  return {
    input: { target: `./generated/${contract}.json` },
    output: {
      target: `./generated/${folder}/index.ts`,
      schemas: `./generated/${schemas}`,
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
