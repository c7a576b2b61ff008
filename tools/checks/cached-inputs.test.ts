import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector';
import { expect, test } from 'vitest';

const inspector = new HashPlanInspector(await createProjectGraphAsync());
await inspector.init();

/** The inputs that Nx compares before it restores a result from its cache. */
function inputsOf(task: string) {
  const [project = '', target = ''] = task.split(':');
  const inputs = inspector.inspectTaskInputs({ project, target })[task];
  if (inputs === undefined) throw new Error(`There is no ${task}.`);
  return inputs;
}

const EVERYWHERE = ['package-lock.json', 'tsconfig.base.json', 'vitest.base.js'];
const SEEDS = ['HOSTILE_SEED', 'PROPERTY_SEED', 'SHUFFLE_FILES', 'TRADE_SEED', 'TRADE_SEQUENCES', 'TZ'];
const BROWSER = 'node tools/browser-version.ts';
/** Links in documents point to files of every kind. */
const FILE_NAMES = 'git ls-files --cached --others --exclude-standard';

interface ExpectedInputs {
  files: string[];
  environment?: string[];
  runtime?: string[];
}

/** The inputs of a target beyond the files of its project. */
const EXPECTED_INPUTS: Record<string, ExpectedInputs> = {
  'domain:test': { files: [], environment: SEEDS },
  'hosting:test': { files: ['docs/configuration.md'], environment: SEEDS },
  'mock-backend:test': {
    files: ['docs/mock-backend.md', 'openapi/amana.yaml', 'libs/domain/src/index.ts'],
    environment: SEEDS,
  },
  'mock-server:test': {
    files: ['openapi/control.yaml', 'libs/mock-backend/src/index.ts'],
    environment: SEEDS,
  },
  'web:test': {
    files: ['openapi/amana.yaml', 'libs/ui/src/index.ts', 'apps/web/index.html'],
    environment: SEEDS,
  },
  'tools:test': {
    files: [
      'package.json',
      'nx.json',
      'README.md',
      'docs/quality.md',
      'apps/web/vite.config.ts',
      'apps/web/src/features/chat/chat.module.css',
      'apps/web/src/main.tsx',
    ],
    environment: SEEDS,
    runtime: [FILE_NAMES],
  },
  'web:lint': {
    files: [
      'eslint.config.js',
      'openapi/amana.yaml',
      'libs/ui/package.json',
      'tools/eslint/no-private-codes.js',
    ],
  },
  'web:typecheck': {
    files: ['openapi/amana.yaml', 'apps/web/tsconfig.json', 'libs/ui/src/index.ts'],
  },
  'tools:lint-all': {
    files: [
      'eslint.config.js',
      'openapi/amana.yaml',
      'apps/web/src/main.tsx',
      'tools/eslint/no-private-codes.js',
    ],
  },
  'tools:import-cycles': {
    files: [
      '.dependency-cruiser.mjs',
      'apps/web/src/main.tsx',
      'libs/domain/src/index.ts',
      'libs/ui/package.json',
    ],
  },
  'tools:bundle-size': {
    files: ['tools/bundle/limits.ts', 'tools/browser/product.ts'],
    runtime: [BROWSER],
  },
  'web-e2e:e2e': {
    files: [
      'deploy/serve.sh',
      'tools/run-node.ts',
      'tools/with-browser.ts',
      'apps/web/src/main.tsx',
      'libs/mock-backend/src/testing/hostile/hostile-strings.ts',
    ],
    runtime: [BROWSER],
  },
};

test.each(Object.entries(EXPECTED_INPUTS))(
  '%s runs again after a change of its inputs',
  (task, { files, environment = [], runtime = [] }) => {
    const inputs = inputsOf(task);

    expect(inputs.files).toEqual(expect.arrayContaining([...EVERYWHERE, ...files]));
    expect(inputs.environment).toEqual(expect.arrayContaining(environment));
    expect(inputs.runtime).toEqual(expect.arrayContaining(['node --version', ...runtime]));
  },
);
