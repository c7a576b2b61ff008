export { disputeRoutes, loadDisputeSideList } from './routes.tsx';
