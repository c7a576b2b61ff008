// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { readBrand } from './brand-link.ts';
import { demoLinkUrl } from './demo-link.ts';

test('a copied link carries the scenario and the brand of the tab', () => {
  const brand = { productName: 'Trust', brandColour: '#1a237e', logoUrl: 'data:image/png;base64,/+A=' };
  onTestFinished(() => sessionStorage.clear());
  window.history.replaceState(null, '', `/?${new URLSearchParams(brand)}`);
  readBrand(Object.keys(brand));

  const { searchParams } = new URL(demoLinkUrl('/', { scenario: 'underpaid' }));

  expect(Object.fromEntries(searchParams)).toEqual({ scenario: 'underpaid', ...brand });
});
