import { errorStatus } from '@amana/api';

/** Statuses with which a service may refuse a page after the last one. */
const NO_SUCH_PAGE: ReadonlySet<number | null> = new Set([400, 404]);

/** The page, or null where the service refuses it and `isEnd` says that it may be one after the last. */
export async function nullIfPastLastPage<Page>(page: Promise<Page>, isEnd: boolean): Promise<Page | null> {
  try {
    return await page;
  } catch (error) {
    if (isEnd && NO_SUCH_PAGE.has(errorStatus(error))) return null;
    throw error;
  }
}
