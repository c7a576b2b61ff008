import { Typography } from 'antd';
import type { ReactNode } from 'react';

export function Note({ children }: { children: ReactNode }) {
  return <Typography.Text type="secondary">{children}</Typography.Text>;
}
