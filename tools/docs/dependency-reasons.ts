export interface DependencyReason {
  /** The day of its newest version when this was last looked up. */
  readonly released: string;
  readonly why: string;
  /** What it would take to do without it. */
  readonly leaving: string;
}

/** Every library that the web app, the demo or the mock server needs at run time; a test fails for one without a line. */
export const DEPENDENCY_REASONS: Readonly<Record<string, DependencyReason>> = {
  '@ant-design/cssinjs': {
    released: '2026-05-17',
    why: "records antd's styles for a file, and keeps it from writing style elements",
    leaving: 'goes together with antd',
  },
  '@hono/node-server': {
    released: '2026-11-12',
    why: 'runs Hono on node:http',
    leaving: 'goes together with Hono',
  },
  '@msw/data': {
    released: '2026-08-22',
    why: 'the rows of the mock: collections, checked by schemas, with hooks',
    leaving: 'two modules of libs/mock-backend/src/store',
  },
  '@noble/hashes': {
    released: '2026-08-27',
    why: "synchronous SHA-256; Web Crypto's is asynchronous",
    leaving: 'two small modules of the mock',
  },
  '@rc-component/notification': {
    released: '2026-09-30',
    why: "antd's toast: remaining time as a bar, pause under the pointer",
    leaving: 'libs/ui/src/overlays/toasts.tsx, with own code for the time',
  },
  '@rc-component/qrcode': {
    released: '2026-06-12',
    why: "antd's QR code, as SVG",
    leaving: 'libs/ui/src/components/qr-code.tsx, on another library',
  },
  '@react-oauth/google': {
    released: '2026-04-08',
    why: "Google's sign-in button with its loading and errors",
    leaving: 'one component that loads the script of Google Identity Services',
  },
  '@tanstack/react-query': {
    released: '2026-11-17',
    why: 'cache, retries, polling and state of every call',
    leaving: 'every page: the hooks are generated for it',
  },
  antd: {
    released: '2026-10-26',
    why: 'tables and calendar of wide windows, all of the demo',
    leaving: 'two components of libs/ui; the demo would be rebuilt',
  },
  axios: {
    released: '2026-11-09',
    why: 'progress of uploads, interceptors for tokens and errors',
    leaving: 'libs/api/src/transport, with own code for the progress',
  },
  dayjs: {
    released: '2026-08-17',
    why: "the dates of antd's range picker",
    leaving: 'goes together with antd',
  },
  effector: {
    released: '2025-09-26',
    why: 'the session and the state of the console as testable models',
    leaving: 'apps/web/src/session, the notices of the connection and the state of the console',
  },
  'effector-react': {
    released: '2024-12-13',
    why: 'reads Effector stores in components',
    leaving: 'goes together with Effector',
  },
  'es-toolkit': {
    released: '2026-11-06',
    why: "Formik's functions of lodash in less than half the size, by an alias of the build",
    leaving: 'one line of apps/web/vite.config.ts',
  },
  formik: {
    released: '2025-11-10',
    why: 'values, touched fields and submission of forms',
    leaving: 'one hook of apps/web/src/shared/forms',
  },
  hono: {
    released: '2026-11-16',
    why: 'routes of the mock and its pages',
    leaving: 'libs/mock-backend/src/http, apps/mock-server',
  },
  idb: {
    released: '2026-10-06',
    why: 'promises and types over IndexedDB',
    leaving: 'one module of the browser host',
  },
  msw: {
    released: '2026-11-11',
    why: 'answers calls from the mock in tests, in one page and in the worker of the demo',
    leaving: 'libs/mock-backend/src/msw; the mock itself takes a Request and returns a Response',
  },
  nodemailer: {
    released: '2026-11-15',
    why: 'sends the simulated mail over SMTP',
    leaving: 'one module of the mock server',
  },
  react: {
    released: '2026-10-14',
    why: 'renders every screen',
    leaving: 'a new web app; rules, client and mock stay',
  },
  'react-dom': {
    released: '2026-10-14',
    why: 'renders React in browsers and at build time',
    leaving: 'goes together with React',
  },
  'react-router-dom': {
    released: '2026-10-27',
    why: 'addresses, lazy pages, loaders, question about unsaved changes',
    leaving: 'routes of each feature and apps/web/src/app',
  },
  'swagger-ui-dist': {
    released: '2026-11-13',
    why: 'the API reference of the mock server',
    leaving: 'another reader of /docs/amana.json',
  },
  'web-vitals': {
    released: '2026-10-05',
    why: 'measures loading times as search engines do',
    leaving: 'a report without these figures',
  },
  yup: {
    released: '2025-09-21',
    why: 'schemas of forms, shared by screens and mock, and of the rows of the mock',
    leaving: 'libs/domain/src/validation and the row schemas; Formik accepts any function',
  },
};
