import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import compat from 'eslint-plugin-compat';
import effector from 'eslint-plugin-effector';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What each package may import: the arrows of docs/architecture.md. */
const boundaries = [
  { sourceTag: 'scope:domain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:hosting', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:domain'] },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: ['scope:domain'] },
  {
    sourceTag: 'scope:mock-backend',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:api'],
  },
  {
    sourceTag: 'scope:mock-lab',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:api', 'scope:mock-backend'],
  },
  {
    sourceTag: 'scope:demo',
    onlyDependOnLibsWithTags: [
      'scope:domain',
      'scope:api',
      'scope:ui',
      'scope:mock-backend',
      'scope:mock-lab',
    ],
  },
  {
    sourceTag: 'scope:mock-server',
    onlyDependOnLibsWithTags: [
      'scope:domain',
      'scope:api',
      'scope:mock-backend',
      'scope:mock-lab',
      'scope:hosting',
    ],
  },
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: [
      'scope:domain',
      'scope:api',
      'scope:ui',
      'scope:demo',
      'scope:mock-backend',
      'scope:mock-lab',
      'scope:hosting',
    ],
  },
  {
    sourceTag: 'scope:e2e',
    onlyDependOnLibsWithTags: [
      'scope:domain',
      'scope:api',
      'scope:mock-backend',
      'scope:mock-lab',
      'scope:mock-server',
    ],
  },
  {
    sourceTag: 'scope:contract-check',
    onlyDependOnLibsWithTags: [
      'scope:domain',
      'scope:api',
      'scope:mock-backend',
      'scope:mock-lab',
      'scope:mock-server',
      'scope:hosting',
    ],
  },
  { sourceTag: 'scope:gallery', onlyDependOnLibsWithTags: ['scope:ui'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['*'] },
];

const WEB = 'apps/web/src';
const FEATURES = readdirSync(new URL(`${WEB}/features`, import.meta.url));
const indexOf = (feature) => `./features/${feature}/index.ts`;

/** A folder of apps/web and everything that it may import from apps/web. */
function webZone(folder, allowed) {
  return {
    target: `./${WEB}/${folder}`,
    from: `./${WEB}`,
    except: [`./${folder}`, ...allowed],
    message: 'docs/architecture.md shows which folder may import which.',
  };
}

/** The arrows inside apps/web; a feature, like the app, reaches another feature through its index only. */
const SHARED = ['./shared', './session', './storage'];
const BELOW_TRADE = [...SHARED, './server-state', './viewer', './forms', './lists'];
/** What several features share, by subject. */
const SUBJECTS = ['./server-state', './viewer', './forms', './lists', './trade'];
const webZones = [
  webZone('storage', []),
  webZone('session', ['./storage']),
  webZone('shared', ['./session', './storage']),
  webZone('server-state', SHARED),
  webZone('viewer', [...SHARED, './server-state']),
  webZone('forms', [...SHARED, './server-state', './viewer']),
  webZone('lists', [...SHARED, './server-state', './viewer', './forms']),
  webZone('trade/history', BELOW_TRADE),
  webZone('trade/texts', BELOW_TRADE),
  webZone('trade/money', [...BELOW_TRADE, './trade/history', './trade/texts']),
  webZone('trade/actions', [...BELOW_TRADE, './trade/texts']),
  webZone('trade/page', [...BELOW_TRADE, './trade']),
  ...FEATURES.map((feature) =>
    webZone(`features/${feature}`, [...SHARED, ...SUBJECTS, ...FEATURES.map(indexOf)]),
  ),
  webZone('app', [...SHARED, ...SUBJECTS, ...FEATURES.map(indexOf)]),
];

/** The folders of each library: none imports from one that comes after it. */
const LIBRARY_FOLDERS = {
  domain: [
    'people',
    'inputs',
    'dates',
    'account',
    'money',
    'uploads',
    'orders',
    'disputes',
    'payments',
    'transactions',
    'trades',
    'validation',
    'testing',
  ],
  api: ['errors', 'reader', 'uploads', 'transport', 'contract', 'testing'],
  ui: ['theme', 'layout', 'components', 'money', 'overlays', 'fields', 'wide', 'testing'],
  hosting: ['configuration', 'page', 'headers', 'web-servers', 'write', 'testing'],
  'mock-backend': [
    'store',
    'simulation',
    'persistence',
    'use-cases',
    'handlers',
    'http',
    'backend',
    'msw',
    'testing',
  ],
  'mock-lab': ['magic-values', 'faults', 'identity', 'scenarios', 'control', 'testing'],
  demo: ['shared', 'browser-host', 'console', 'stage'],
};
const libraryZones = Object.entries(LIBRARY_FOLDERS).flatMap(([library, folders]) =>
  folders.slice(1).map((later, index) => ({
    target: folders.slice(0, index + 1).map((folder) => `./libs/${library}/src/${folder}`),
    from: `./libs/${library}/src/${later}`,
    message: 'LIBRARY_FOLDERS in eslint.config.js lists the folders in the order of their imports.',
  })),
);

/** The web application reaches the demo at one lazy import, and the mock only in tests. */
const NOT_IN_THE_APP = [
  '@amana/demo',
  '@amana/demo/*',
  '@amana/mock-backend',
  '@amana/mock-backend/*',
  '@amana/mock-lab',
  '@amana/mock-lab/*',
  '@amana/api/control',
];
/** Imported dynamically, where the window is wide: nobody loads antd on a phone. */
const ONLY_IN_WIDE_WINDOWS = ['@amana/ui/wide', '**/wide/*', 'antd', 'antd/*', '@ant-design/*'];

/** Newer than the oldest browsers, and unknown to eslint-plugin-compat. */
const NEWER_STATICS = [
  ['AbortSignal', 'any'],
  ['Array', 'fromAsync'],
  ['Map', 'groupBy'],
  ['Object', 'groupBy'],
  ['Promise', 'try'],
  ['Promise', 'withResolvers'],
  ['Response', 'json'],
  ['URL', 'canParse'],
  ['URL', 'parse'],
].map(([object, property]) => ({ object, property, message: 'The oldest browsers lack it.' }));

const MODULE_BOUNDARIES = {
  depConstraints: boundaries,
  allow: ['vitest.base.js'],
  // Parts of these are also imported lazily: styles of antd, the demo, the mock's host.
  checkDynamicDependenciesExceptions: [
    '@amana/api',
    '@amana/demo',
    '@amana/domain',
    '@amana/mock-server',
    '@amana/ui',
    '@amana/ui/*',
  ],
};

export default defineConfig(
  globalIgnores([
    '**/node_modules',
    '**/generated',
    'libs/api/generated-*',
    '**/dist',
    '**/dist-demo',
    '**/dist-maps',
    '**/out-tsc',
    '.nx',
    '.cache',
    '**/test-results',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx, 'import-x': importX },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx'] } } },
    rules: {
      '@nx/enforce-module-boundaries': ['error', MODULE_BOUNDARIES],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Browser tests and commands run the apps that they test and measure.
    files: ['apps/{contract-check,web-e2e}/**/*.ts', 'tools/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          ...MODULE_BOUNDARIES,
          allow: [...MODULE_BOUNDARIES.allow, '@amana/mock-server', '@amana/mock-server/*'],
        },
      ],
    },
  },
  {
    files: ['{apps/web,libs/demo,libs/ui}/src/**/*.{ts,tsx}', 'libs/*/src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    extends: [effector.flatConfigs.recommended, effector.flatConfigs.scope, effector.flatConfigs.react],
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/web/src/app/open-demo.ts',
      'apps/web/src/**/*.{test,stories}.{ts,tsx}',
      'apps/web/src/{testing,demo-tests}/**',
    ],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...NOT_IN_THE_APP, ...ONLY_IN_WIDE_WINDOWS] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression[source.value=/^@amana.(demo|mock-backend|mock-lab)/]',
          message: 'Only src/app/open-demo.ts imports the demo.',
        },
      ],
    },
  },
  {
    // The parts for wide windows are chunks of their own.
    files: ['apps/web/src/lists/wide/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: NOT_IN_THE_APP }] },
  },
  {
    // antd is no part of what phones load.
    files: ['libs/ui/src/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/wide/**', 'libs/ui/src/theme/antd-theme.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['antd', 'antd/*', '@ant-design/*', '**/wide/*'] }],
    },
  },
  {
    // The half of libs/api without React.
    files: ['libs/{mock-backend,mock-lab}/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: ['@amana/api', '@amana/api/control'].map((name) => ({ name })) },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['apps/web/src/**/*.{test,stories}.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: webZones }],
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: libraryZones }],
    },
  },
  {
    // What browsers run, down to the oldest of .browserslistrc.
    files: ['apps/web/{src,public}/**', 'libs/*/src/**'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
    extends: [compat.configs['flat/recommended']],
    rules: { 'no-restricted-properties': ['error', ...NEWER_STATICS] },
    settings: {
      lintAllEsApis: true,
      // Used only where they exist: their callers ask first.
      polyfills: ['requestIdleCallback', 'trustedTypes'],
    },
  },
  {
    files: ['**/*.{config.ts,stories.tsx}', '**/.storybook/*'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [
      'tools/**/*.ts',
      'apps/web-e2e/measure/*.ts',
      'apps/{contract-check,mock-server}/src/**/*.ts',
      'libs/hosting/src/configure-command.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
