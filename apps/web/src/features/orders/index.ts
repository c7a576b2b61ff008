export { loadOrdersBeside, orderRoutes } from './routes.tsx';
