export { PAYMENT_PAGES, paymentRoutes } from './routes.tsx';
