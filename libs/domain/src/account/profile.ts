/** §2: empty means prefer not to say. */
export const GENDERS = ['Male', 'Female', ''] as const;
export type Gender = (typeof GENDERS)[number];

type MaybeText = string | null | undefined;

export interface ProfileFields {
  readonly firstName?: MaybeText;
  readonly lastName?: MaybeText;
  readonly phoneNumber?: MaybeText;
  readonly dateOfBirth?: MaybeText;
  readonly address?: MaybeText;
}

/** Decision D15; shown as Verified. Gender may stay empty. */
export function isProfileCompleted(profile: ProfileFields): boolean {
  const needed = [
    profile.firstName,
    profile.lastName,
    profile.phoneNumber,
    profile.dateOfBirth,
    profile.address,
  ];
  return needed.every((value) => (value ?? '').trim() !== '');
}
