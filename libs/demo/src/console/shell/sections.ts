import type { IconName } from '@amana/ui';

/** The parts of the console, in the order in which they stand. */
export const SECTIONS = [
  { key: 'people', label: 'People', icon: 'user' },
  { key: 'mail', label: 'Mail', icon: 'mail' },
  { key: 'bank', label: 'Bank', icon: 'bank' },
  { key: 'clock', label: 'Clock', icon: 'clock' },
  { key: 'support', label: 'Support', icon: 'chat' },
  { key: 'money', label: 'Money', icon: 'wallet' },
  { key: 'events', label: 'Events', icon: 'list' },
  { key: 'worlds', label: 'Worlds', icon: 'home' },
  { key: 'faults', label: 'Faults', icon: 'warning' },
  { key: 'magic', label: 'Magic', icon: 'tag' },
] as const satisfies readonly { key: string; label: string; icon: IconName }[];

export type SectionKey = (typeof SECTIONS)[number]['key'];

export function isSectionKey(value: unknown): value is SectionKey {
  return SECTIONS.some(({ key }) => key === value);
}
