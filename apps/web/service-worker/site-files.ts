type Files = Pick<Cache, 'match' | 'put'>;

/** A host may answer a missing file with the page, and let the browser cache that answer for a year. */
function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

function isFile(response: Response): boolean {
  return response.ok && !isPage(response);
}

async function fetchFile(request: Request): Promise<Response> {
  const response = await fetch(request);
  return isPage(response) ? fetch(request, { cache: 'reload' }) : response;
}

/** Stores all files, or rejects without storing any. */
export async function storeFiles(files: Files, requests: readonly Request[]): Promise<void> {
  const fetched = await Promise.all(
    requests.map(async (request) => ({ request, response: await fetchFile(request) })),
  );
  const missing = fetched.filter(({ response }) => !isFile(response)).map(({ request }) => request.url);
  if (missing.length > 0) throw new Error(`Not on the server: ${missing.join(', ')}`);
  await Promise.all(fetched.map(({ request, response }) => files.put(request, response)));
}

/** File names contain a hash of the content, so a stored copy never becomes outdated. */
export async function answerFile(files: Files, request: Request): Promise<Response> {
  // Some browsers fail to read their own storage.
  const stored = await files.match(request, { ignoreVary: true }).catch(() => undefined);
  if (stored !== undefined) return stored;
  const response = await fetchFile(request);
  // A full disk must not prevent the answer.
  if (isFile(response)) await files.put(request, response.clone()).catch(() => null);
  return response;
}
