import type { Action } from '@amana/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActionRow } from './action-row.tsx';

const onPress = () => undefined;
const enabled = (label: string) => ({ action: { state: 'enabled', label, reason: null } as const, onPress });
const off = (label: string, reason: string) => ({
  action: { state: 'disabled', label, reason } satisfies Action,
  onPress,
});
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const descriptionOf = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;

test('action row: disabled buttons are below the others, hidden ones absent', () => {
  const hidden = { action: { state: 'hidden', label: 'Set Delivery Date', reason: null } as const, onPress };
  render(<ActionRow buttons={[off('Approve Order', 'Already paid'), hidden, enabled('Cancel Order')]} />);

  expect(names()).toEqual(['Cancel Order', 'Approve Order']);
});

test('action row: reasons describe disabled buttons; equal ones appear once', () => {
  const buttons = [
    off('Pay Now', 'Already paid'),
    off('Product Received', 'Not shipped yet'),
    off('Cancel', 'Already paid'),
  ];
  render(<ActionRow buttons={buttons} />);

  expect(names()).toEqual(['Pay Now', 'Cancel', 'Product Received']);
  expect(descriptionOf('Pay Now')).toBe('Already paid');
  expect(descriptionOf('Cancel')).toBe('Already paid');
  expect(descriptionOf('Product Received')).toBe('Not shipped yet');
  expect(screen.getAllByText('Already paid')).toHaveLength(1);
});

test('action row: a button keeps the focus when it is disabled and enabled', () => {
  const other = enabled('Lodge Dispute');
  const { rerender } = render(<ActionRow buttons={[enabled('Product Received'), other]} />);
  const focused = button('Product Received');
  focused.focus();

  rerender(<ActionRow buttons={[off('Product Received', 'In dispute'), other]} />);
  expect(document.activeElement).toBe(focused);
  expect(names()).toEqual(['Lodge Dispute', 'Product Received']);

  rerender(<ActionRow buttons={[enabled('Product Received'), other]} />);
  expect(document.activeElement).toBe(focused);
});
