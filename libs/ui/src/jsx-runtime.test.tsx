import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

/** Simulates a translator: replaces each text with an element, as those of Chrome and Edge do. */
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
  ['a text changes that follows another', <p>Order {'Pending'}</p>, <p>Order {'Paid'}</p>],
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
    'a text before an element is removed',
    <p>
      {'Pending'}
      {LATE}
    </p>,
    <p>
      {null}
      {LATE}
    </p>,
  ],
  ['an element is inserted before a text', <p>{null} Pending</p>, <p>{LATE} Pending</p>],
  ['an element is inserted after a text', <p>Pending {null}</p>, <p>Pending {LATE}</p>],
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
    'a bigint changes',
    <p>
      {1n}
      {LATE}
    </p>,
    <p>
      {2n}
      {LATE}
    </p>,
  ],
  [
    'a fragment of one text is removed',
    <p>
      <>Pending</>
      {LATE}
    </p>,
    <p>{LATE}</p>,
  ],
  [
    'the texts of a fragment change',
    <p>
      <>{1} order</>
      {LATE}
    </p>,
    <p>
      <>{2} orders</>
      {LATE}
    </p>,
  ],
])('a translated page shows the new content when %s', (_, before, after) => {
  const { container, rerender } = render(before);
  translate(container);

  rerender(after);

  const { textContent } = render(after).container;
  expect(container.textContent.toLowerCase()).toBe(textContent.toLowerCase());
});

test('white space next to an element separates the words of an accessible name', () => {
  render(
    <button>
      {'Copy '}
      <b>account</b> number
    </button>,
  );

  screen.getByRole('button', { name: 'Copy account number' });
  expect(document.body.textContent).toBe('Copy account number');
});
