export { orderRoutes } from './routes.tsx';
