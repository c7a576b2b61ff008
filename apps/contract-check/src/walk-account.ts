import type { Step } from './inspector.ts';

const EMAIL = `contract-check-${Date.now()}@example.test`;
const PASSWORD = 'Passw0rd!';
const LATER_PASSWORD = 'N3wPassw0rd!';
const PICTURE = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'me.jpg', { type: 'image/jpeg' });

async function mailedToken(step: Step, kind: 'confirm-email' | 'reset-password'): Promise<string> {
  const { data } = await step('getMailbox', { query: { to: EMAIL, kind, limit: 1 } });
  return new URL(data[0]?.link ?? '', 'http://localhost').searchParams.get('Token') ?? 'none was mailed';
}

export async function walkAccount(step: Step): Promise<void> {
  const names = { firstName: 'Kemi', lastName: 'Alao', phoneNumber: '08011112222' };
  await step('signUp', { body: { ...names, email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD } });
  await step('resendConfirmEmail', { body: { email: EMAIL } });
  await step('confirmEmail', { query: { token: await mailedToken(step, 'confirm-email'), email: EMAIL } });
  await step('forgotPassword', { body: { email: EMAIL } });
  const reset = { resetToken: await mailedToken(step, 'reset-password'), email: EMAIL };
  await step('resetPassword', {
    body: { ...reset, newPassword: LATER_PASSWORD, confirmNewPassword: LATER_PASSWORD },
  });
  const first = (await step('login', { body: { email: EMAIL, password: LATER_PASSWORD } })).data;
  const id = first.user.userId;
  await step(
    'changePassword',
    {
      path: { id },
      body: { id, currentPassword: LATER_PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    },
    first.token,
  );
  const again = (await step('login', { body: { email: EMAIL, password: PASSWORD } })).data;
  const { token } = (await step('refresh', { body: { refreshToken: again.refreshToken } })).data;

  await step('getUser', { path: { id } }, token);
  const details = {
    ...names,
    dateOfBirth: '1990-05-05',
    address: '1 Broad Street, Lagos',
    gender: '',
  } as const;
  await step('updateUserDetails', { path: { id }, body: { id, ...details } }, token);
  await step('updateProfilePicture', { path: { id }, body: { ProfilePictureFile: PICTURE } }, token);
  await step('getProfilePicture', { path: { id } }, token);
  await walkBank(step, id, token);
  await step('getOverview', { path: { userId: id } }, token);
  await step('logOut', {}, token);

  const credential = `e30.${btoa(JSON.stringify({ email: EMAIL, given_name: 'Kemi', family_name: 'Alao' }))}.`;
  const social = (await step('googleSignIn', { body: { accessToken: '', tokenId: credential } })).data;
  await step('deleteUser', { path: { id } }, social.token);
}

async function walkBank(step: Step, userId: string, token: string): Promise<void> {
  const [bank] = (await step('getBanks', { query: { PageSize: 1 } }, token)).data;
  const account = { bankCode: bank?.code ?? '', accountNumber: '2012345678' };
  const { accountName } = (await step('resolveBankAccount', { body: account }, token)).data;
  const saved = {
    accountNumber: account.accountNumber,
    accountName,
    bankName: bank?.name ?? '',
    bankId: bank?.id ?? '',
  };
  await step('saveBankAccount', { path: { userId }, body: saved }, token);
  await step('getBankAccount', { path: { userId } }, token);
}
