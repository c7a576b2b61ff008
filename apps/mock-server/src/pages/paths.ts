/** In a separate file, because the pages are loaded when first opened. */
export const DOCS_PATH = '/docs';
export const MAILBOX_PATH = '/mock/mailbox';
export const REPORTS_PATH = '/mock/reports';
