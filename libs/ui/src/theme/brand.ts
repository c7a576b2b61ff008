import { type ThemeMode, PALETTES } from './tokens.ts';

/** WCAG 2.2 AA, for text. */
const READABLE = 4.5;
/** Share of black or white that one step of an adjustment adds. */
const STEP = 0.05;

type BrandColours = Record<'primary' | 'primaryHover' | 'onPrimary' | 'primaryTint', string>;

const ENDS: Record<ThemeMode, string> = { light: '#000000', dark: '#ffffff' };

/** Colours of a theme from one colour. It is darkened or lightened until it reads well on every ground of the theme. */
export function brandColours(colour: string, mode: ThemeMode): BrandColours {
  const { card, page, sunken, inkSoft } = PALETTES[mode];
  const end = ENDS[mode];
  const onPrimary = mode === 'light' ? '#ffffff' : page;
  for (let share = 0; share < 1; share += STEP) {
    const primary = mix(colour, end, share);
    const primaryTint = mix(card, primary, mode === 'light' ? 0.1 : 0.2);
    const isReadable =
      [card, page, sunken, primaryTint, onPrimary].every((ground) => contrast(primary, ground) >= READABLE) &&
      contrast(inkSoft, primaryTint) >= READABLE;
    if (isReadable) return { primary, primaryTint, onPrimary, primaryHover: mix(primary, end, 0.15) };
  }
  // Colours between black and white always end above; this is for the compiler.
  const { primary, primaryTint, primaryHover } = PALETTES[mode];
  return { primary, primaryTint, primaryHover, onPrimary: PALETTES[mode].onPrimary };
}

/**
 * Gives both themes the colour of a brand, before anything is rendered. Returns a warning for each theme in which the
 * colour had to be changed.
 */
export function applyBrandColour(colour: string): string[] {
  const [light, dark] = (['light', 'dark'] as const).map((mode) => {
    const colours = brandColours(colour, mode);
    Object.assign(PALETTES[mode], colours);
    return colours;
  });
  if (light === undefined || dark === undefined) return [];
  const sheet = new CSSStyleSheet();
  // Pages print in the light theme.
  sheet.replaceSync(
    `:root { ${rules(light)} } @media screen { :root[data-theme='dark'] { ${rules(dark)} } }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return Object.entries({ light, dark }).flatMap(([mode, { primary }]) =>
    primary === colour.toLowerCase()
      ? []
      : [`brandColour ${colour} has too little contrast: the ${mode} theme uses ${primary}`],
  );
}

function rules({ primary, primaryHover, onPrimary, primaryTint }: BrandColours): string {
  return `--primary: ${primary}; --primary-hover: ${primaryHover}; --on-primary: ${onPrimary}; --primary-tint: ${primaryTint};`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Both as `#rrggbb`; `share` of the other, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((channel, index) =>
    Math.round(channel + ((others[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two `#rrggbb` colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const channel = value / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
