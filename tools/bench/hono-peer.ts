import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { NewOrder } from './peer.ts';
import { BASE, urlOf } from './peer.ts';
import type { BenchStore } from './store.ts';

/** A plain HTTP framework over the same Map: no authentication, no validation. */
export function startHono(store: BenchStore): Promise<string> {
  const app = new Hono().basePath(BASE);
  app.get('/GetById/:id', (context) => {
    const data = store.find(context.req.param('id'));
    return data === undefined ? context.json({ message: 'No such order' }, 404) : context.json({ data });
  });
  app.get('/GetHistory', (context) =>
    context.json(store.page(context.req.query('Filter') ?? '', Number(context.req.query('pageSize')))),
  );
  app.post('/CreateOrder', async (context) => {
    const { description, amount } = await context.req.json<NewOrder>();
    return context.json({ data: store.add(description, amount) });
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(urlOf(server)));
  });
}
