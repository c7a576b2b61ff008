export { chatRoutes } from './routes.tsx';
