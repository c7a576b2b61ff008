export { mailedLinkRoutes, signedOutRoutes } from './routes.tsx';
