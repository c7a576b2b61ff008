import { errorStatus } from '@amana/api';

/** Statuses with which a service may refuse a page past the end. */
const NO_SUCH_PAGE: ReadonlySet<number | null> = new Set([400, 404]);

/** Null if the service refuses the page and `isEnd` says that it may be past the end. */
export async function nullIfPastLastPage<Page>(page: Promise<Page>, isEnd: boolean): Promise<Page | null> {
  try {
    return await page;
  } catch (error) {
    if (isEnd && NO_SUCH_PAGE.has(errorStatus(error))) return null;
    throw error;
  }
}
