import { type Kobo, formatNaira, kobo } from '@amana/domain';
import { useEffect, useRef } from 'react';

const TRAVEL_MS = 1_500;

/** Moves each amount from the box that lost it to the box that got it, while the same trade is shown. */
export function useTravellingAmounts(tradeId: string | null, amounts: readonly Kobo[]) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef({ tradeId, amounts });
  const travelling = useRef(new Set<Element>());
  useEffect(() => {
    const shown = travelling.current;
    return () => {
      for (const amount of shown) amount.remove();
    };
  }, []);
  useEffect(() => {
    const last = before.current;
    before.current = { tradeId, amounts };
    if (last.tradeId !== tradeId || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const changes = amounts.map((amount, index) => amount - (last.amounts[index] ?? amount));
    const from = list.current?.children[changes.findIndex((change) => change < 0)];
    if (from === undefined) return;
    for (const [index, change] of changes.entries()) {
      const to = list.current?.children[index];
      if (change > 0 && to !== undefined) travelling.current.add(travel(from, to, formatNaira(kobo(change))));
    }
  });
  return list;
}

function travel(from: Element, to: Element, text: string): Element {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const amount = document.createElement('strong');
  amount.setAttribute('aria-hidden', 'true');
  amount.dataset['travelling'] = '';
  amount.textContent = text;
  Object.assign(amount.style, {
    position: 'fixed',
    zIndex: '20',
    left: `${start.left}px`,
    top: `${start.top}px`,
    padding: '8px 16px',
    borderRadius: 'var(--radius)',
    background: 'var(--primary)',
    color: 'var(--on-primary)',
    fontSize: 'var(--text-large)',
    pointerEvents: 'none',
  });
  document.body.append(amount);
  const path = [
    { transform: 'none' },
    { transform: `translate(${end.left - start.left}px, ${end.top - start.top}px)` },
  ];
  const journey = amount.animate(path, { duration: TRAVEL_MS, easing: 'ease-in-out' });
  journey.onfinish = () => amount.remove();
  journey.oncancel = () => amount.remove();
  return amount;
}
