import type { OpenedApp } from './open-app.tsx';

/** Holds answers to URLs that contain `part`, or errors of status `failure` instead, until `release` is called. */
export function holdAnswers({ intercept }: Pick<OpenedApp, 'intercept'>, part: string, failure?: number) {
  const asked = Promise.withResolvers<null>();
  const released = Promise.withResolvers<null>();
  intercept(async (request, next) => {
    const answer = await next(request);
    if (!request.url.includes(part)) return answer;
    asked.resolve(null);
    await released.promise;
    return failure === undefined ? answer : new Response('', { status: failure });
  });
  return { asked: asked.promise, release: () => released.resolve(null) };
}
