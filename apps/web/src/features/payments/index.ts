export { paymentRoutes } from './routes.tsx';
