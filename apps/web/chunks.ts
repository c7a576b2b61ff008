import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;

function paths(...parts: string[]): RegExp {
  return new RegExp(parts.join('|'));
}

/**
 * Each chunk costs a request and compresses alone, so what is needed together comes together. A module belongs to the
 * first group that takes it; every page that is not here is a chunk of its own.
 */
export const CHUNKS: NonNullable<CodeSplitting['groups']> = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  // What runs before any screen becomes a part of the entry.
  { name: 'entry', tags: ['$initial'] },
  {
    name: 'kit',
    test: paths(
      'ui/src/components/(card|divider)',
      'ui/src/fields/(form-field|field-error|field\\.|text-field)',
      'shared/(forms/use-after|use-page-title)',
      'transport/error-text',
      'domain/src/account/contact',
    ),
  },
  {
    name: 'forms',
    test: paths(
      'node_modules/(formik|es-toolkit)/',
      'ui/src/fields/password',
      'shared/forms/(?!use-(unsaved|field)|form-dialog)',
    ),
    minShareCount: 3,
  },
  {
    name: 'sign-in',
    test: paths(
      'features/auth/(auth|schemas|social/social-section|sign-in/(?!forgot))',
      'generated/client/authentication',
    ),
  },
  // The layout of the signed-in screens, and how they ask.
  {
    name: 'signed-in',
    test: paths(
      'node_modules/@tanstack/',
      'api/generated/',
      'src/app/dashboard-',
      'ui/src/overlays/(dialog|confirm-dialog)',
      'shared/forms/use-unsaved',
    ),
  },
  // The screens a press away from the sign-in.
  { name: 'auth', test: /features\/auth\/(?!social)/ },
  {
    name: 'widgets',
    test: paths(
      'ui/src/(?!overlays/toast)',
      'web/src/shared/(?!forms|uploads|lists)',
      'domain/src/(?!validation|orders|uploads)',
    ),
    minShareCount: 5,
  },
  { name: 'lists', test: /shared\/history\// },
  {
    name: 'trade',
    test: paths(
      'domain/src/(orders|transactions|disputes|money)/',
      'web/src/shared/(?!forms|uploads)',
      'features/transactions/',
      'features/orders/[^/]+$',
    ),
    minShareCount: 2,
  },
  {
    name: 'uploads',
    test: paths('shared/(uploads|forms)/(?!form-dialog)', '(domain|api)/src/.*uploads'),
    minShareCount: 2,
  },
];
