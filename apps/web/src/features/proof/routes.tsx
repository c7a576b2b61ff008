import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';

export const proofRoutes: RouteObject[] = [
  { path: PATHS.proof, lazy: async () => ({ Component: (await import('./proof-page.tsx')).ProofPage }) },
];
