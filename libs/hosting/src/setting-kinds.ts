export type Kind = 'text' | 'address' | 'phone' | 'email' | 'mockHost';

export const MOCK_HOSTS = ['node', 'browser'] as const;

interface KindRule {
  readonly fits: (text: string) => boolean;
  /** What it must be, in a sentence. */
  readonly words: string;
}

/** Any base does: only what is written counts. */
const SOME_SITE = 'https://site.example';

/** A page, script or API on the web, or a path of the site itself ('//other.example' is another site). */
function isAddress(text: string): boolean {
  if (!/^(https?:\/\/|\/(?![/\\]))/.test(text) || /\s/.test(text) || !URL.canParse(text, SOME_SITE))
    return false;
  const { username, password } = new URL(text, SOME_SITE);
  return username === '' && password === '';
}

export const KINDS: Readonly<Record<Kind, KindRule>> = {
  text: { fits: (text) => text.trim() !== '', words: 'a text' },
  address: { fits: isAddress, words: "a web address (https://…) or a path of this site ('/…')" },
  mockHost: { fits: (text) => MOCK_HOSTS.some((host) => host === text), words: MOCK_HOSTS.join(' or ') },
  phone: {
    // E.164 allows at most 15.
    fits: (text) => /^[1-9]\d{7,14}$/.test(text),
    words: 'a telephone number in digits, beginning with the country code, without +',
  },
  email: {
    fits: (text) => /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(text),
    words: 'an e-mail address',
  },
};
