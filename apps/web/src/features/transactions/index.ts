export { transactionRoutes } from './routes.tsx';
