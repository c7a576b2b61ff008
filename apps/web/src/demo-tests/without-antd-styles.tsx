import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** jsdom needs seconds for a query by role in a page with antd's styles. */
export function WithoutAntdStyles({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={{ zeroRuntime: true }}>{children}</ConfigProvider>;
}
