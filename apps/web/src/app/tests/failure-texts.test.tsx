import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTIONS, openAction, send } from '../../testing/actions.ts';
import { aJpeg } from '../../testing/files.ts';
import { fillForm, press } from '../../testing/fill-form.ts';
import { type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { passTime } from '../../testing/pass-time.ts';

const HTML = { headers: { 'content-type': 'text/html' } };
const IN_DOUBT = 'We could not confirm whether this was done.';
const WORDS = 'Closed for maintenance';
const SECOND_LOOK_MS = 5_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const WITHOUT_WORDS: Record<string, { answer: () => Response; isInDoubt: boolean }> = {
  '400 without a body': { answer: () => new Response(null, { status: 400 }), isInDoubt: false },
  '500 without a body': { answer: () => new Response(null, { status: 500 }), isInDoubt: true },
  'a page with 500': {
    answer: () => new Response('<!doctype html><title>Fault</title>', { status: 500, ...HTML }),
    isInDoubt: true,
  },
  "a proxy's text with 503": {
    answer: () => new Response('503 Service Unavailable', { status: 503 }),
    isInDoubt: true,
  },
};
const WITH_WORDS: Record<string, () => Response> = {
  'a 400 under its key': () => Response.json({ '400': WORDS }, { status: 400 }),
  'a 500 with a message': () => Response.json({ message: WORDS }, { status: 500 }),
  'a text with 503': () => new Response(WORDS, { status: 503 }),
};

const PASSWORDS = { 'New Password': 'N3wpass!', 'Confirm Password': 'N3wpass!' };

interface AccountForm {
  readonly path: string;
  readonly as?: 'ada';
  readonly call: string;
  readonly submit: (app: OpenedApp) => Promise<void>;
  readonly text?: string;
  /** A sign-in changes nothing, and a record that can be read shows what was done. */
  readonly isKnown?: true;
}

const FORMS: Record<string, AccountForm> = {
  'Log In': {
    path: '/login',
    call: '/Auth/Login',
    submit: async ({ user }) => {
      await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });
      await press(user, 'Log In');
    },
    isKnown: true,
  },
  Register: {
    path: '/register',
    call: '/User/SignUp',
    submit: async ({ user }) => {
      await fillForm(user, {
        'First Name': 'Efe',
        'Last Name': 'Ojo',
        Email: 'efe@amana.test',
        'Phone Number': '08031234567',
        Password: 'Passw0rd!',
        'Confirm Password': 'Passw0rd!',
      });
      await press(user, 'Register');
    },
  },
  'Forgot Password': {
    path: '/login',
    call: '/Auth/ForgotPassword',
    submit: async ({ user }) => {
      await press(user, 'Forgot Password');
      const dialog = await screen.findByRole('dialog');
      fireEvent.change(dialog.querySelector('input') ?? dialog, { target: { value: 'ada@amana.test' } });
      await press(user, 'Submit');
    },
  },
  'Create New Password': {
    path: '/reset-password?Token=abc&email=ada@amana.test',
    call: '/Auth/ResetPassword',
    submit: async ({ user }) => {
      await fillForm(user, PASSWORDS);
      await press(user, 'Submit');
    },
  },
  'Verification Email Sent': {
    path: '/send-verification?email=ngozi@amana.test',
    call: '/User/ResendConfirmEmail',
    submit: ({ user }) => press(user, 'Check your spam, or resend email'),
  },
  Profile: {
    path: '/dashboard/account/edit-profile',
    as: 'ada',
    call: '/User/UpdateUserDetails',
    submit: async ({ user }) => {
      await fillForm(user, { Address: '1 New Road, Lagos' });
      await press(user, 'Update Profile');
    },
    isKnown: true,
  },
  'Profile picture': {
    path: '/dashboard/account/edit-profile',
    as: 'ada',
    call: '/User/UpdateProfilePicture',
    submit: async ({ user }) => user.upload(await screen.findByLabelText('Profile picture'), aJpeg('me.jpg')),
    text: 'Failed to upload profile picture. Please try again.',
  },
  'Withdrawal account': {
    path: '/dashboard/account/edit-account',
    as: 'ada',
    call: '/BankAccount/AddOrUpdate',
    submit: async ({ user }) => {
      await screen.findByDisplayValue('0123456789');
      await press(user, 'Save');
    },
    isKnown: true,
  },
  'Change Password': {
    path: '/dashboard/account/change-password',
    as: 'ada',
    call: '/Auth/ChangePassword',
    submit: async ({ user }) => {
      await fillForm(user, { 'Current Password': 'Passw0rd!', ...PASSWORDS });
      await press(user, 'Change Password');
    },
  },
  'Delete Account': {
    path: '/dashboard/settings',
    as: 'ada',
    call: '/User/Delete',
    submit: async ({ user }) => {
      await press(user, 'Delete Account');
      await press(user, 'Delete');
    },
    isKnown: true,
  },
};

async function submitted({ path, as, call, submit }: AccountForm, answer: () => Response) {
  const app = await openApp(path, as === undefined ? {} : { as });
  app.intercept((request, next) => (request.url.includes(call) ? Promise.resolve(answer()) : next(request)));
  await submit(app);
  await passTime(SECOND_LOOK_MS);
  await waitFor(() => expect(app.toasts).toHaveLength(1));
  return app.toasts;
}

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  const { text = 'An error occurred', isKnown = false } = form;

  test.each(Object.entries(WITHOUT_WORDS))(
    'shows its own text after %s',
    async (_, { answer, isInDoubt }) => {
      expect(await submitted(form, answer)).toEqual([`error ${text} 3000`]);

      // A refused sign-in is told by the toast alone.
      if (isInDoubt || !isKnown) await screen.findAllByText(new RegExp(`^${text}`));
      const isSaid = isInDoubt && !isKnown;
      expect(screen.queryAllByText(new RegExp(IN_DOUBT))).toHaveLength(isSaid ? 1 : 0);
    },
  );

  test.each(Object.entries(WITH_WORDS))('shows the words of %s', async (_, answer) => {
    expect(await submitted(form, answer)).toEqual([`error ${WORDS} 3000`]);
  });
});

describe('email verification', () => {
  async function verified(answer: () => Response) {
    const { intercept, goTo } = await openApp('/login');
    intercept(() => Promise.resolve(answer()));
    await goTo('/confirm-email?Token=abc&email=ngozi@amana.test');
    await screen.findByRole('heading', { name: 'Verification Failed' });
  }

  test.each(Object.entries(WITHOUT_WORDS))('has failed after %s', async (_, { answer, isInDoubt }) => {
    await verified(answer);

    screen.getByText('An error occurred');
    expect(screen.queryByText(IN_DOUBT) !== null).toBe(isInDoubt);
  });

  test.each(Object.entries(WITH_WORDS))('has failed with the words of %s', async (_, answer) => {
    await verified(answer);

    screen.getByText(WORDS);
  });
});

test.each(Object.entries(ACTIONS))(
  'to %s that is refused without words shows its own text',
  async (_, action) => {
    const { intercept, user, toasts } = await openAction(action);
    intercept((request, next) =>
      request.method === 'GET' ? next(request) : Promise.resolve(new Response(null, { status: 400 })),
    );

    await send(action, user);

    await waitFor(() => expect(toasts).toEqual([`error ${action.failure} 3000`]));
  },
);
