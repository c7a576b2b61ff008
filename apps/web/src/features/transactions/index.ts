export { loadManageTransaction, loadTransactionsBeside, transactionRoutes } from './routes.tsx';
