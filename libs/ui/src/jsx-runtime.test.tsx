import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

/** Replaces each text as the translators of Chrome and Edge do. */
function translate(page: HTMLElement): void {
  const texts = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode() !== null) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data }) => data.trim() !== '')) {
    // Translators use this deprecated element.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const font = document.createElement('font');
    font.append(text.data.toUpperCase());
    text.replaceWith(font);
  }
}

const LATE = <b>late</b>;

test.each<[string, ReactNode, ReactNode]>([
  ['a text changes next to another', <p>Order {'Pending'}</p>, <p>Order {'Paid'}</p>],
  [
    'a text changes next to an element',
    <p>
      {'Pending'} {LATE}
    </p>,
    <p>
      {'Paid'} {LATE}
    </p>,
  ],
  [
    'a text goes',
    <p>
      {'Pending'}
      {LATE}
    </p>,
    <p>
      {null}
      {LATE}
    </p>,
  ],
  ['an element comes before a text', <p>{null} Pending</p>, <p>{LATE} Pending</p>],
  ['an element comes after a text', <p>Pending {null}</p>, <p>Pending {LATE}</p>],
  ['an element takes the place of a text', <p>{'Pending'}</p>, <p>{LATE}</p>],
  [
    'a number changes',
    <p>
      {1} order{LATE}
    </p>,
    <p>
      {2} orders{LATE}
    </p>,
  ],
  [
    'a fragment has a text',
    <p>
      <>Pending</>
      {LATE}
    </p>,
    <p>{LATE}</p>,
  ],
  [
    'a fragment has texts',
    <p>
      <>{1} order</>
      {LATE}
    </p>,
    <p>
      <>{2} orders</>
      {LATE}
    </p>,
  ],
])('after a translation the new content is shown: %s', (_, before, after) => {
  const { container, rerender } = render(before);
  translate(container);

  rerender(after);

  const { textContent } = render(after).container;
  expect(container.textContent.toLowerCase()).toBe(textContent.toLowerCase());
});

test('white space next to an element separates words as before', () => {
  render(
    <button>
      {'Copy '}
      <b>account</b> number
    </button>,
  );

  screen.getByRole('button', { name: 'Copy account number' });
  expect(document.body.textContent).toBe('Copy account number');
});
