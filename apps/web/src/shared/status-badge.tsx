import { statusColour, statusLabel } from '@amana/domain';
import { Badge } from '@amana/ui';

export interface StatusBadgeProps {
  status: Parameters<typeof statusLabel>[0];
}

export function StatusBadge({ status }: StatusBadgeProps) {
  return <Badge colour={statusColour(status)}>{statusLabel(status)}</Badge>;
}
