import { mailLink } from '../use-cases/account/mail-links.ts';
import { newUser } from '../use-cases/account/sign-up.ts';
import { hashPassword } from '../use-cases/account/password-hash.ts';
import { bankByCode } from '../use-cases/banks/bank-list.ts';
import { accountNameOf } from '../use-cases/banks/banks.ts';
import { type Persona, PERSONAS, PERSONA_PASSWORD } from '../simulation/personas.ts';
import type { World } from '../simulation/world.ts';

export async function addPersonas(world: World): Promise<void> {
  for (const persona of PERSONAS) {
    await addPersona(world, persona, await hashPassword(PERSONA_PASSWORD, world.random));
  }
}

async function addPersona(world: World, persona: Persona, passwordHash: string): Promise<void> {
  const user = await world.tables.users.create({
    ...newUser(world, persona),
    ...persona.profile,
    id: persona.userId,
    emailConfirmed: persona.emailConfirmed,
    passwordHash,
  });
  if (!user.emailConfirmed) await mailLink(world, user, 'confirm-email');
  if (persona.bankAccount === null) return;
  const bank = bankByCode(persona.bankAccount.bankCode);
  if (bank === undefined) throw new Error(`${persona.id} has an account at an unknown bank`);
  await world.tables.bankAccounts.create({
    id: world.random.uuid(),
    userId: user.id,
    accountNumber: persona.bankAccount.accountNumber,
    accountName: accountNameOf(user),
    bankName: bank.name,
    bankId: bank.id,
    setAtMs: user.createdAtMs,
  });
}
