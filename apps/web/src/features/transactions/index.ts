export { loadTransactionSideList, transactionRoutes } from './routes.tsx';
