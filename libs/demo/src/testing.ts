/** What the web application's tests drive of the demo. */
export { consoleAppOf } from './console/console-app.ts';
export { demoLinkUrl, followDemoLink, readDemoLink } from './console/deep-link.ts';
export { $view, consoleStarted } from './console/shell/console-model.ts';
export { DemoConsole } from './console/shell/demo-console.tsx';
export { windowNameOf } from './namespaces.ts';
export { demoRoutes } from './start-demo.tsx';
