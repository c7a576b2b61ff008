import { defineConfig } from 'orval';

/** The React Query client of the provider's API; its input is the bundled contract (see generator/generate.ts). */
export default defineConfig({
  amana: {
    input: { target: './generated/amana.json' },
    output: {
      target: './generated/client/index.ts',
      schemas: './generated/model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      indexFiles: false,
      urlEncodeParameters: true,
      override: {
        enumGenerationType: 'union',
        mutator: { path: './src/transport/request.ts', name: 'request' },
        query: { version: 5, signal: true, shouldSplitQueryKey: true },
      },
    },
  },
  control: {
    input: { target: './generated/control.json' },
    output: {
      target: './generated/control-client/index.ts',
      schemas: './generated/control-model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      indexFiles: false,
      urlEncodeParameters: true,
      override: {
        enumGenerationType: 'union',
        mutator: { path: './src/transport/control-request.ts', name: 'controlRequest' },
        query: { version: 5, signal: true, shouldSplitQueryKey: true },
      },
    },
  },
});
