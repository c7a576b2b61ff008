import { defineConfig } from 'orval';

const { GENERATED_FOLDER = './generated' } = process.env;

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
    input: { target: `${GENERATED_FOLDER}/${contract}.json` },
    output: {
      target: `${GENERATED_FOLDER}/${folder}/index.ts`,
      schemas: `${GENERATED_FOLDER}/${schemas}`,
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
