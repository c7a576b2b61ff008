export type { DemoApp, DemoHost, DemoSession } from './demo-host.ts';
export { readBrand } from './brand-link.ts';
export { namespaceOfWindow } from './namespaces.ts';
export type { Demo } from './start-demo.tsx';
export { startDemo } from './start-demo.tsx';
