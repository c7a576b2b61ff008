export { loadManageTransaction, transactionRoutes } from './routes.tsx';
