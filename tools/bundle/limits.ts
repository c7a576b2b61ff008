/** What was agreed in design/quality.md, in kB of 1,000 bytes: a visit from a cold cache may load so much JavaScript. */
export const BUNDLE_LIMITS = [
  { visit: '/login', gzipKb: 190, brotliKb: 150 },
  { visit: '/dashboard/overview', gzipKb: 235, brotliKb: 205 },
] as const;

export type BundleLimit = (typeof BUNDLE_LIMITS)[number];
