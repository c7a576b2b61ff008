import { SelectField } from '@amana/ui';
import { useUnit } from 'effector-react';
import { $view, orderChosen } from '../shell/console-model.ts';
import type { OrderOfEvents } from './orders-of-events.ts';

export interface OrderChoiceProps {
  orders: readonly OrderOfEvents[];
  /** What stands for no order in particular. */
  none: string;
}

/** One choice for Money and Events alike. */
export function OrderChoice({ orders, none }: OrderChoiceProps) {
  const { orderId } = useUnit($view);
  const isListed = orders.some(({ id }) => id === orderId);
  return (
    <SelectField
      label="Order"
      value={orderId ?? ''}
      onChange={({ target }) => orderChosen(target.value === '' ? null : target.value)}
    >
      <option value="">{none}</option>
      {orderId !== null && !isListed && <option value={orderId}>Order {orderId.slice(0, 8)}</option>}
      {orders.map(({ id, number }) => (
        <option key={id} value={id}>
          {number}
        </option>
      ))}
    </SelectField>
  );
}
