import type { UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';

export function newUser(
  world: World,
  person: Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>,
): UserRow {
  return {
    id: world.random.uuid(),
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: person.email.trim(),
    phoneNumber: person.phoneNumber,
    dateOfBirth: null,
    gender: '',
    address: '',
    emailConfirmed: false,
    passwordHash: null,
    pictureId: null,
    createdAtMs: world.clock.now(),
    deletedAtMs: null,
  };
}
