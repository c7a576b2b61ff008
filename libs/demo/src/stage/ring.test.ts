// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRing } from './ring.ts';

const scrollIntoView = vi.fn();
const ring = () => document.querySelector('[data-demo-ring]');
const find = (page: Document) => page.querySelector('button');

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  scrollIntoView.mockReset();
});

test('ring: waits for its element, shows it once, and can be removed', () => {
  const remove = showRing(() => document, find);
  expect(ring()).toBeNull();

  document.body.innerHTML = '<main><button>Pay</button></main>';
  vi.advanceTimersByTime(500);

  expect(ring()?.parentElement).toBe(document.body);
  expect(ring()?.getAttribute('aria-hidden')).toBe('true');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  remove();
  expect(ring()).toBeNull();
});

test('ring: reports its element once', () => {
  const onFound = vi.fn();
  const remove = showRing(() => document, find, onFound);
  document.body.innerHTML = '<button>Pay</button>';
  vi.advanceTimersByTime(500);
  document.body.innerHTML = '<button>Pay</button>';
  vi.advanceTimersByTime(500);

  expect(onFound).toHaveBeenCalledOnce();
  remove();
});

test('ring: is inside an open dialog, which is above the page', () => {
  document.body.innerHTML = '<dialog open><button>Submit</button></dialog>';

  const remove = showRing(() => document, find);

  expect(ring()?.parentElement?.tagName).toBe('DIALOG');
  remove();
});

test('ring: disappears with its element', () => {
  document.body.innerHTML = '<button>Pay</button>';
  const remove = showRing(() => document, find);

  document.querySelector('button')?.remove();
  vi.advanceTimersByTime(250);

  expect(ring()).toBeNull();
  remove();
});
