export { loadOrderSideList, orderRoutes } from './routes.tsx';
