/** How late the mail to a slow address is. */
export const SLOW_MAIL_MS = 60_000;

/** The tag after the plus sign of an address decides whether and when its mail is delivered. */
export const MAIL_TAGS = {
  bounce: { tag: 'bounce', outcome: 'its mail is never delivered' },
  slow: { tag: 'slow', outcome: 'its mail is delivered a minute late' },
} as const;

export type MailTag = keyof typeof MAIL_TAGS;

export function mailTagOf(address: string): MailTag | null {
  const tag = /\+([^@]*)@/.exec(address)?.[1]?.toLowerCase();
  if (tag === MAIL_TAGS.bounce.tag) return 'bounce';
  return tag === MAIL_TAGS.slow.tag ? 'slow' : null;
}
