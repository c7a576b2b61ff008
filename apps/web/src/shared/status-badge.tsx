import { statusColour, statusLabel } from '@amana/domain';
import { Badge } from '@amana/ui';

export interface StatusBadgeProps {
  status: Parameters<typeof statusLabel>[0];
}

/** The status of an order, a transaction or a dispute. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return <Badge colour={statusColour(status)}>{statusLabel(status)}</Badge>;
}
