import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import type { ThemeMode } from './tokens.ts';

/** Around whatever uses antd; the sign-in screens do not. */
export function ThemeProvider({ mode, children }: { mode: ThemeMode; children: ReactNode }) {
  return <ConfigProvider theme={antdTheme(mode)}>{children}</ConfigProvider>;
}
