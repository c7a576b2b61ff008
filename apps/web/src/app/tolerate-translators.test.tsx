import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { tolerateTranslators } from './tolerate-translators.ts';

test('a text that a translator has moved: React removes it and inserts an element before it', () => {
  const { prototype } = Node;
  for (const name of ['removeChild', 'insertBefore'] as const) {
    const original = Reflect.get(prototype, name);
    onTestFinished(() => void Reflect.set(prototype, name, original));
  }
  tolerateTranslators();
  const { container, rerender } = render(<p>Pending {null}</p>);
  const { firstChild } = container;
  firstChild?.firstChild?.replaceWith(document.createElement('i'));

  rerender(
    <p>
      <b>Paid</b> Pending
    </p>,
  );
  rerender(<p>{null}</p>);

  expect(container.textContent).toBe('');
});
