import { SCREENS, TRY_LIMITS, login } from '@amana/mock-backend';
import { mustRefuse } from '../run-step.ts';
import type { Scenario } from './scenario.ts';

export const PEOPLE = {
  'nothing-yet': {
    title: 'Nothing traded yet',
    text: 'Chidi has completed his profile and stored his bank details, and has not traded yet.',
    persona: 'chidi',
    path: SCREENS.overview,
    fill: null,
  },
  'profile-not-completed': {
    title: 'Profile not completed',
    text: 'Bola has confirmed the email address and gone no further: the profile is asked for before the first trade.',
    persona: 'bola',
    path: SCREENS.editProfile,
    fill: null,
  },
  'email-not-confirmed': {
    title: 'Email address not confirmed',
    text: 'Ngozi has registered; her link waits in the mailbox, and signing in as ngozi@amana.test asks for it.',
    persona: null,
    path: SCREENS.login,
    fill: null,
  },
  'no-bank-details': {
    title: 'No bank details',
    text: 'Tunde can buy, but nobody could pay him: his withdrawal account is still missing.',
    persona: 'tunde',
    path: SCREENS.editAccount,
    fill: null,
  },
  'locked-out': {
    title: 'Too many wrong passwords',
    text: 'Somebody has just tried ten wrong passwords for ada@amana.test: even the right one has to wait a minute.',
    persona: null,
    path: SCREENS.login,
    async play({ world, ago }) {
      await ago(0);
      for (let tries = 0; tries < TRY_LIMITS['wrong-password'].tries; tries += 1) {
        await mustRefuse(
          world,
          () => login(world, { email: 'ada@amana.test', password: 'Wr0ng-guess!' }),
          'invalid',
        );
      }
    },
  },
} as const satisfies Record<string, Scenario>;
