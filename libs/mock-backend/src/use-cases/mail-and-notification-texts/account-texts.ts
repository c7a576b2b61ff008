import { notify } from '../../simulation/add-notification.ts';
import { sendMail } from '../../simulation/send-mail.ts';
import type { World } from '../../simulation/world.ts';
import type { UserRow } from '../../store/row-types.ts';
import { SCREENS } from './links-to-screens.ts';

export async function notifyWelcome(world: World, user: UserRow): Promise<void> {
  await notify(world, user.id, {
    title: 'Welcome to Amana',
    message: 'Complete your profile to buy and sell.',
    type: 'system',
    directUrl: SCREENS.editProfile,
  });
}

const LINK_MAILS = {
  'confirm-email': {
    subject: 'Confirm your email address',
    text: 'Welcome to Amana. Open this link to confirm your email address:',
  },
  'reset-password': {
    subject: 'Reset your password',
    text: 'Open this link to choose a new password. If you did not ask for it, ignore this mail:',
  },
} as const;

export async function mailAccountLink(
  world: World,
  { email }: UserRow,
  kind: keyof typeof LINK_MAILS,
  link: string,
): Promise<void> {
  const { subject, text } = LINK_MAILS[kind];
  await sendMail(world, { to: email, subject, kind, text: `${text}\n${link}`, link });
}
