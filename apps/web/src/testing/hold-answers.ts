import type { OpenedApp } from './open-app.tsx';

/**
 * The service answers calls of addresses with this part at once, but the answers, or a failure with this status in their
 * place, arrive only after `release`. `asked` resolves when the first is on its way.
 */
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
