export { disputeRoutes, loadDisputesBeside } from './routes.tsx';
