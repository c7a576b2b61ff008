import type { OpenedApp } from './open-app.tsx';

export function holdLists({ intercept }: Pick<OpenedApp, 'intercept'>) {
  const held = Promise.withResolvers<null>();
  intercept(async (request, next) => {
    if (request.url.includes('GetHistory')) await held.promise;
    return next(request);
  });
  return () => held.resolve(null);
}
