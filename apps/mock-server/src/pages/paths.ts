/** Where the pages of the mock are; apart from them, because they are loaded when they are first opened. */
export const DOCS_PATH = '/docs';
export const MAILBOX_PATH = '/mock/mailbox';
export const REPORTS_PATH = '/mock/reports';
