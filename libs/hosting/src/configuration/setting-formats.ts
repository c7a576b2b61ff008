export interface SettingFormat<Value> {
  /** Accepts a JSON value or its text from an environment variable; undefined for an invalid one. */
  readonly read: (given: unknown) => Value | undefined;
  readonly description: string;
}

/** A base for resolving paths; any origin works. */
const ANY_SITE = 'https://site.example';

function textFormat(description: string, fits: (text: string) => boolean): SettingFormat<string> {
  return { read: (given) => (typeof given === 'string' && fits(given) ? given : undefined), description };
}

/** The app validates its settings too, and `URL.parse` is newer than the oldest browsers of docs/browsers.md. */
function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Excludes `;` and `,`, which a URL may contain and which separate the parts of a security policy. */
const HOST = /^(\[[\da-f:.]+\]|(\*\.)?[\w.-]+)$/;
/** What a security policy can name (CSP level 3, host-part); browsers ignore any other source. */
const POLICY_HOST = /^(\*\.)?[\da-z.-]+$/;
const HOST_RULE = 'with a host of letters, digits, - and . only, because a security policy names no other';

/** An http(s) URL, or a path of the site ('//other.example' is another site). */
function isAddress(text: string): boolean {
  if (!/^(https?:\/\/|\/(?![/\\]))/.test(text) || /\s/.test(text)) return false;
  const url = urlOf(text, ANY_SITE);
  return url?.username === '' && url.password === '' && HOST.test(url.hostname);
}

function isOrigin(given: unknown): given is string {
  if (typeof given !== 'string' || !/^https?:/.test(given)) return false;
  const url = urlOf(given);
  return url?.origin === given && POLICY_HOST.test(url.hostname);
}

export const TEXT = textFormat('a text', (text) => text.trim() !== '');

export const ADDRESS = textFormat("a web address (https://…) or a path of this site ('/…')", isAddress);

/** An address that the page itself calls. */
export const CALLED_ADDRESS = textFormat(
  `${ADDRESS.description}, ${HOST_RULE}`,
  (text) => isAddress(text) && POLICY_HOST.test(new URL(text, ANY_SITE).hostname),
);

/** The paths of operations are added to it. */
export const API_ADDRESS = textFormat(
  `${CALLED_ADDRESS.description}, without ? and #`,
  (text) => CALLED_ADDRESS.read(text) !== undefined && !/[?#]/.test(text),
);

export const SITE_HOST = textFormat(
  'the host of the app in lower case, as app.example.com',
  (text) => urlOf(`https://${text}`)?.host === text,
);

export const PICTURE = textFormat(
  `${ADDRESS.description}, or a picture as data:image/…`,
  (text) => isAddress(text) || /^data:image\/[^\s]+$/i.test(text),
);

/** WCAG 2.2 AA, for text. */
const LEAST_CONTRAST = 4.5;

export const COLOUR = textFormat(
  `a colour in the form #0b6e4f with a contrast of at least ${LEAST_CONTRAST}:1 with white`,
  (text) => /^#[\da-f]{6}$/i.test(text) && contrastWithWhite(text) >= LEAST_CONTRAST,
);

/** From 1 to 21 (WCAG 2.2). */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** E.164 allows at most 15 digits. */
export const PHONE = textFormat(
  'a telephone number in digits, beginning with the country code, without +',
  (text) => /^[1-9]\d{7,14}$/.test(text),
);

export const EMAIL = textFormat('an email address', (text) =>
  /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(text),
);

/** Reports have the same limit. */
export const RELEASE = textFormat('a version of at most 40 letters, digits and . _ + -', (text) =>
  /^[\w.+-]{1,40}$/.test(text),
);

export const SWITCH: SettingFormat<boolean> = {
  read: (given) => [true, false].find((value) => value === given || String(value) === given),
  description: 'true or false',
};

export const ORIGINS: SettingFormat<readonly string[]> = {
  read(given) {
    const origins: unknown = typeof given === 'string' ? given.split(/[\s,]+/) : given;
    return Array.isArray(origins) && origins.every((origin) => isOrigin(origin)) ? origins : undefined;
  },
  description: `a list of origins (https://files.example), each ${HOST_RULE}`,
};

export function choiceOf<Choice extends string>(choices: readonly Choice[]): SettingFormat<Choice> {
  return {
    read: (given) => choices.find((choice) => choice === given),
    description: choices.join(' or '),
  };
}
