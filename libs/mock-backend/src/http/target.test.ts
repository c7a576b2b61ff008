import { expect, test } from 'vitest';
import type { Target } from './target.ts';
import { targetOf } from './target.ts';

const ORDER = 'http://amana.test/api/v1/Order';
const ORDER_ID = '00000000-0000-4000-8000-000000000000';

function found(method: string, url: string): Target {
  const target = targetOf(method, url);
  if (target === null || target === 'method') throw new Error(`Nothing is found at ${method} ${url}`);
  return target;
}

test('the same address is judged once, and nobody changes what the next call reads', () => {
  const first = found('GET', `${ORDER}/GetHistory?pageNumber=2&pageSize=10`);

  expect(found('GET', `${ORDER}/GetHistory?pageNumber=2&pageSize=10`)).toBe(first);
  expect(first).toMatchObject({ operationId: 'getOrderHistory', query: { ok: true } });
  expect(first.query.ok && Reflect.set(first.query.value, 'pageNumber', 3)).toBe(false);
});

test('another parameter, another method and another address are other targets', () => {
  expect(found('GET', `${ORDER}/GetHistory?pageNumber=1`).query).toEqual({
    ok: true,
    value: { pageNumber: 1 },
  });
  expect(found('GET', `${ORDER}/GetHistory?pageNumber=4`).query).toEqual({
    ok: true,
    value: { pageNumber: 4 },
  });
  expect(found('GET', `${ORDER}/GetHistory?pageNumber=four`).query.ok).toBe(false);
  expect(found('GET', `${ORDER}/GetById/${ORDER_ID}`).path).toEqual({ ok: true, value: { id: ORDER_ID } });
  expect(targetOf('POST', `${ORDER}/GetById/${ORDER_ID}`)).toBe('method');
  expect(targetOf('GET', 'http://amana.test/api/v1/Nothing')).toBeNull();
});

test('what stands after # belongs to no parameter', () => {
  expect(found('GET', `${ORDER}/GetHistory?pageNumber=4#top`).query).toEqual({
    ok: true,
    value: { pageNumber: 4 },
  });
  expect(found('GET', `${ORDER}/GetHistory#top?pageNumber=four`).query).toEqual({ ok: true, value: {} });
});

test('however many addresses are asked for, each is answered as the first time', () => {
  const pages = Array.from({ length: 2_500 }, (_, index) => index + 1);
  const queryOf = (page: number) => found('GET', `${ORDER}/GetHistory?pageNumber=${page}`).query;

  for (const page of pages) queryOf(page);

  for (const page of pages) expect(queryOf(page)).toEqual({ ok: true, value: { pageNumber: page } });
});
