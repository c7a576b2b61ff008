import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/lazy-page.tsx';
import { PATHS } from '../../shared/paths.ts';

export const proofRoutes: RouteObject[] = [
  { path: PATHS.proof, ...lazyPage(async () => (await import('./proof-page.tsx')).ProofPage) },
];
