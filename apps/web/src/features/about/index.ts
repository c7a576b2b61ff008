export { aboutRoutes } from './routes.tsx';
