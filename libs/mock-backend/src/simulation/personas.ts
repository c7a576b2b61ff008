import type { ControlModels } from '@amana/api/contract';

export const PERSONA_PASSWORD = 'Passw0rd!';

export const PERSONAS = [
  {
    id: 'ada',
    userId: 'd0000000-0000-4000-8000-000000000001',
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@amana.test',
    phoneNumber: '08031234567',
    emailConfirmed: true,
    profile: { dateOfBirth: '1992-04-11', gender: 'Female', address: '12 Marina Road, Lagos' },
    bankAccount: { bankCode: '058', accountNumber: '0123456789' },
    summary: 'Buyer mostly; profile complete, bank details',
  },
  {
    id: 'chidi',
    userId: 'd0000000-0000-4000-8000-000000000002',
    firstName: 'Chidi',
    lastName: 'Okeke',
    email: 'chidi@amana.test',
    phoneNumber: '08059876543',
    emailConfirmed: true,
    profile: { dateOfBirth: '1988-09-30', gender: 'Male', address: '7 Aba Road, Port Harcourt' },
    bankAccount: { bankCode: '057', accountNumber: '2087654321' },
    summary: 'Seller mostly; profile complete, bank details',
  },
  {
    id: 'bola',
    userId: 'd0000000-0000-4000-8000-000000000003',
    firstName: 'Bola',
    lastName: 'Ade',
    email: 'bola@amana.test',
    phoneNumber: '08025550143',
    emailConfirmed: true,
    profile: null,
    bankAccount: null,
    summary: 'Email confirmed; profile not completed, no bank details',
  },
  {
    id: 'ngozi',
    userId: 'd0000000-0000-4000-8000-000000000004',
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: 'ngozi@amana.test',
    phoneNumber: '08075550178',
    emailConfirmed: false,
    profile: null,
    bankAccount: null,
    summary: 'Email not confirmed',
  },
  {
    id: 'tunde',
    userId: 'd0000000-0000-4000-8000-000000000005',
    firstName: 'Tunde',
    lastName: 'Bello',
    email: 'tunde@amana.test',
    phoneNumber: '08095550192',
    emailConfirmed: true,
    profile: { dateOfBirth: '1995-01-20', gender: 'Male', address: '3 Ahmadu Bello Way, Kaduna' },
    bankAccount: null,
    summary: 'Profile complete; no bank details',
  },
] as const;

export type Persona = (typeof PERSONAS)[number];
export type PersonaId = Persona['id'];

export function personaOf(id: string): Persona | undefined {
  return PERSONAS.find((persona) => persona.id === id);
}

export function personaView(persona: Persona): ControlModels.Persona {
  return {
    id: persona.id,
    name: `${persona.firstName} ${persona.lastName}`,
    email: persona.email,
    password: PERSONA_PASSWORD,
    summary: persona.summary,
  };
}
