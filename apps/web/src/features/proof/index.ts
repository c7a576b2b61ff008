export { proofRoutes } from './routes.tsx';
