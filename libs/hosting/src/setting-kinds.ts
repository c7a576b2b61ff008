export type Kind = 'text' | 'address' | 'phone' | 'email' | 'mockHost';

export const MOCK_HOSTS = ['node', 'browser'] as const;

interface KindRule {
  readonly fits: (text: string) => boolean;
  /** Continues the sentence 'must be …'. */
  readonly description: string;
}

/** Resolves paths; which site it is has no influence. */
const ANY_SITE = 'https://site.example';

/** A page, script or API on the web, or a path of the site itself ('//other.example' is another site). */
function isAddress(text: string): boolean {
  if (!/^(https?:\/\/|\/(?![/\\]))/.test(text) || /\s/.test(text) || !URL.canParse(text, ANY_SITE))
    return false;
  const { username, password } = new URL(text, ANY_SITE);
  return username === '' && password === '';
}

export const KINDS: Readonly<Record<Kind, KindRule>> = {
  text: { fits: (text) => text.trim() !== '', description: 'a text' },
  address: { fits: isAddress, description: "a web address (https://…) or a path of this site ('/…')" },
  mockHost: {
    fits: (text) => MOCK_HOSTS.some((host) => host === text),
    description: MOCK_HOSTS.join(' or '),
  },
  phone: {
    // E.164 allows at most 15 digits.
    fits: (text) => /^[1-9]\d{7,14}$/.test(text),
    description: 'a telephone number in digits, beginning with the country code, without +',
  },
  email: {
    fits: (text) => /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(text),
    description: 'an e-mail address',
  },
};
