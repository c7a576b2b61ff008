import { Button, Dialog } from '@amana/ui';
import type { CreatedOrderView } from './order-created.tsx';
import { OrderCreated } from './order-created.tsx';

export function OrderCreatedDialog({ order, onClose }: { order: CreatedOrderView; onClose: () => void }) {
  return (
    <Dialog title="Order Created Successfully" isOpen closesOutside={false} onClose={onClose}>
      <OrderCreated order={order} />
      <Button block onClick={onClose}>
        View Order
      </Button>
    </Dialog>
  );
}
