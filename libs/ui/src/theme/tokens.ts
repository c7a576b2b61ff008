/** The only source of colours and sizes for the CSS variables and antd's theme. */
import type { StatusColour } from '@amana/domain';

export type ThemeMode = 'light' | 'dark';

const LIGHT = {
  primary: '#0b6e4f',
  /** Behind text in `onPrimary`. */
  primaryFill: '#0b6e4f',
  primaryHover: '#095c42',
  onPrimary: '#ffffff',
  primaryTint: '#e3f3ec',
  ink: '#10211b',
  inkSoft: '#4c5f57',
  page: '#f3f5f4',
  card: '#ffffff',
  sunken: '#f0f3f1',
  line: '#dde4e0',
  /** Border of an input; contrast of at least 3:1 on the card. */
  edge: '#7d8d86',
  danger: '#b3261e',
  dangerHover: '#8f1d17',
  onDanger: '#ffffff',
  dangerTint: '#fbe9e7',
  shadow: 'rgb(16 33 27 / 8%)',
  /** Status badges; contrast of at least 4.5:1 between text and tint. */
  status: {
    green: { text: '#0a5c42', tint: '#dff2e9' },
    red: { text: '#a3211a', tint: '#fbe5e3' },
    blue: { text: '#174ea6', tint: '#e3edfc' },
    purple: { text: '#6a2c91', tint: '#f1e6f8' },
    orange: { text: '#8f3f00', tint: '#fdebdc' },
    yellow: { text: '#6b5200', tint: '#fbf2cf' },
  } satisfies Record<StatusColour, object>,
};

export type Palette = typeof LIGHT;

const DARK: Palette = {
  primary: '#3bc08f',
  primaryFill: '#3bc08f',
  primaryHover: '#57cda1',
  onPrimary: '#06281c',
  primaryTint: '#12372a',
  ink: '#e9f1ed',
  inkSoft: '#a7b8b0',
  page: '#0c1411',
  card: '#15201b',
  sunken: '#101a16',
  line: '#26352e',
  edge: '#6f8179',
  danger: '#ff8a80',
  dangerHover: '#ffa49c',
  onDanger: '#3b0905',
  dangerTint: '#3a1715',
  shadow: 'rgb(0 0 0 / 40%)',
  status: {
    green: { text: '#74dbb3', tint: '#12372a' },
    red: { text: '#ff9d95', tint: '#3d1a18' },
    blue: { text: '#9cc3ff', tint: '#172b4a' },
    purple: { text: '#d9aef5', tint: '#331d42' },
    orange: { text: '#ffb98a', tint: '#402411' },
    yellow: { text: '#f3d567', tint: '#373010' },
  },
};

export const PALETTES: Readonly<Record<ThemeMode, Palette>> = { light: LIGHT, dark: DARK };

export const SIZES = {
  radius: 12,
  radiusSmall: 8,
  target: 44,
  dashboardWidth: 720,
  wideWidth: 1120,
} as const;

/** In px at the default font size; they scale with the browser's font size. */
export const TEXT_SIZES = {
  /** In badges only. */
  textTiny: 12,
  textSmall: 14,
  text: 16,
  /** The sentence that says what happens now. */
  textLarge: 18,
  /** The item of a trade, and the title of a page without one. */
  textTitle: 22,
  /** The amount. */
  textHuge: 30,
} as const;

export const FONT_STACK =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
