export { loadTransactionsBeside, transactionRoutes } from './routes.tsx';
