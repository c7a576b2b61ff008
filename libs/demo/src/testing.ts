/** Exports for the web application's tests of the demo. */
export { consoleAppOf } from './console/console-app.ts';
export { demoLinkUrl, followDemoLink, readDemoLink } from './demo-link.ts';
export { consoleStarted } from './console/console-model.ts';
export { DemoConsole } from './console/demo-console.tsx';
export { readBrand } from './brand-link.ts';
export { openFrontPage } from './front/front-link.ts';
export { PRESSES } from './stage/presses.ts';
export { windowNameOf } from './namespaces.ts';
export { demoRoutes } from './start-demo.tsx';
