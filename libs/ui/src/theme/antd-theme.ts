import { theme, type ThemeConfig } from 'antd';
import { type Palette, type ThemeMode, FONT_STACK, PALETTES, SIZES, TEXT_SIZES } from './tokens.ts';

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
      fontSize: TEXT_SIZES.text,
      // antd waits for the end of animations, so it has to know that there are none.
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Notification: notificationTokens(palette),
    },
  };
}

/** Compact, and with exact colours, because antd's dark algorithm would dim them. */
function notificationTokens({ status, danger, primary }: Palette) {
  return {
    colorSuccess: status.green.text,
    colorInfo: status.blue.text,
    colorWarning: status.orange.text,
    colorError: danger,
    progressBg: primary,
    fontSizeLG: TEXT_SIZES.text,
    paddingMD: 12,
    paddingContentHorizontalLG: 16,
    marginLG: 16,
    margin: 8,
  };
}
