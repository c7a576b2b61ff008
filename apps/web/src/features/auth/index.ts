export { authRoutes, registerRoute, signInRoute } from './routes.tsx';
