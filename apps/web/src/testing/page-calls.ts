import { type AxiosAdapter, getAdapter } from 'axios';

let page = {};

export function endCallsOfPage(): void {
  page = {};
}

export const adapterOfPage: AxiosAdapter = (config) => {
  const caller = page;
  return new Promise((resolve, reject) => {
    getAdapter('xhr')(config).then(
      (answer) => {
        if (page === caller) resolve(answer);
      },
      (error: unknown) => {
        // As axios rejects.
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        if (page === caller) reject(error);
      },
    );
  });
};
