import type { User } from '@amana/api';

export type ProfileValues = Pick<
  User,
  'firstName' | 'lastName' | 'gender' | 'phoneNumber' | 'address' | 'dateOfBirth'
>;

const TEXTS = ['firstName', 'lastName', 'gender', 'phoneNumber', 'address'] as const;

/** Spaces around a text do not count: a service may remove them. */
export function isSameProfile(one: ProfileValues, other: ProfileValues): boolean {
  return (
    (one.dateOfBirth ?? null) === (other.dateOfBirth ?? null) &&
    TEXTS.every((name) => one[name].trim() === other[name].trim())
  );
}
