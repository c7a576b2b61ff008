export { disputeRoutes } from './routes.tsx';
