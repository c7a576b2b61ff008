import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import type { Palette, ThemeMode } from './tokens.ts';
import { FONT_STACK, PALETTES, SIZES } from './tokens.ts';

/** antd in our colours. */
export function antdTheme(mode: ThemeMode): ThemeConfig {
  const palette = PALETTES[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      colorError: palette.danger,
      colorText: palette.ink,
      colorTextDescription: palette.inkSoft,
      colorTextPlaceholder: palette.inkSoft,
      colorBgLayout: palette.page,
      colorBgContainer: palette.card,
      colorBgElevated: palette.card,
      colorBorder: palette.edge,
      borderRadius: SIZES.radiusSmall,
      borderRadiusLG: SIZES.radius,
      controlHeight: SIZES.target,
      fontFamily: FONT_STACK,
      fontSize: SIZES.text,
      // antd moves things by waiting for the end of an animation: without animations it must know.
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Notification: notificationTokens(palette),
    },
  };
}

/** As compact as a sentence is; exact colours, because the dark algorithm would dim them. */
function notificationTokens({ status, danger, primary }: Palette) {
  return {
    colorSuccess: status.green.text,
    colorInfo: status.blue.text,
    colorWarning: status.orange.text,
    colorError: danger,
    progressBg: primary,
    fontSizeLG: SIZES.text,
    paddingMD: 12,
    paddingContentHorizontalLG: 16,
    marginLG: 16,
    margin: 8,
  };
}
