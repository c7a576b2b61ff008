import { trimText } from '../people/written-text.ts';

/** The empty text means that the user prefers not to say. */
export const GENDERS = ['Male', 'Female', ''] as const;
export type Gender = (typeof GENDERS)[number];

const NEEDED = ['firstName', 'lastName', 'phoneNumber', 'dateOfBirth', 'address'] as const;

type ProfileFields = Partial<Record<(typeof NEEDED)[number], string | null | undefined>>;

export function isProfileCompleted(profile: ProfileFields): boolean {
  return NEEDED.every((field) => trimText(profile[field] ?? '') !== '');
}
