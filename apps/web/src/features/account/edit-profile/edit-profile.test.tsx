import { getGetProfilePictureQueryKey } from '@amana/api';
import { userIdOf } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { $session, credentialsSet } from '../../../session/index.ts';
import { answerTo } from '../../../testing/answer-to.ts';
import { LOST_ANSWER } from '../../../testing/faults.ts';
import { fillForm, press } from '../../../testing/fill-form.ts';
import { holdAnswers } from '../../../testing/hold-answers.ts';
import { type OpenedApp, openApp } from '../../../testing/open-app.tsx';
import { controlUploadProgress } from '../../../testing/upload-progress.ts';
import { withText } from '../../../testing/with-text.ts';
import { CLEAN_JPEG, taggedJpeg } from '@amana/api/testing';

const FAILED = 'Failed to upload profile picture. Please try again.';
const EDIT = '/dashboard/account/edit-profile';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name = 'me.png', type = 'image/png', bytes: BlobPart = PNG) =>
  new File([bytes], name, { type });

async function choose(user: UserEvent, file: File): Promise<void> {
  // The chooser's file types are only a hint: any file can be dropped on it.
  const input = await screen.findByLabelText('Profile picture');
  await userUploads(user, input, file);
}

async function userUploads(user: UserEvent, input: HTMLElement, file: File): Promise<void> {
  input.removeAttribute('accept');
  await user.upload(input, file);
}

beforeEach(() => {
  let made = 0;
  Object.assign(URL, {
    createObjectURL: vi.fn(() => `blob:picture-${++made}`),
    revokeObjectURL: vi.fn(),
  });
});

async function saveAndHold({ user, calls, intercept }: OpenedApp): Promise<() => void> {
  const held = Promise.withResolvers<null>();
  intercept(async (request, next) => {
    if (request.url.includes('/User/UpdateUserDetails')) await held.promise;
    return next(request);
  });
  await press(user, 'Update Profile');
  await waitFor(() => expect(calls.some((call) => call.includes('UpdateUserDetails'))).toBe(true));
  return () => held.resolve(null);
}

describe('the profile', () => {
  test('shows the stored values, with a read-only email address', async () => {
    await openApp(EDIT, { as: 'ada' });

    expect(await screen.findByLabelText('First Name')).toHaveProperty('value', 'Ada');
    expect(screen.getByLabelText('Last Name')).toHaveProperty('value', 'Obi');
    expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ada@amana.test', readOnly: true });
    expect(screen.getByLabelText('Date of Birth')).toHaveProperty('value', '1992-04-11');
    expect(screen.getByLabelText('Gender')).toHaveProperty('value', 'Female');
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('value', '08031234567');
    expect(screen.getByLabelText('Address')).toHaveProperty('value', '12 Marina Road, Lagos');
  });

  test('is completed, which makes it Verified everywhere', async () => {
    const { user, toasts, goTo } = await openApp(EDIT, { as: 'bola' });

    await fillForm(user, { Address: '5 Allen Avenue, Ikeja', 'Date of Birth': '1990-05-06' });
    await press(user, 'Update Profile');

    await waitFor(() => expect(toasts).toEqual(['success Profile Updated successfully 2000']));
    await goTo('/dashboard/overview');
    await screen.findByText('Verified');
  });

  test('offers Male, Female and prefer not to say', async () => {
    const { user, backend } = await openApp(EDIT, { as: 'ada' });
    const gender = await screen.findByLabelText('Gender');
    expect([...gender.querySelectorAll('option')].map(({ value, text }) => [value, text])).toEqual([
      ['Male', 'Male'],
      ['Female', 'Female'],
      ['', 'Prefer not to say'],
    ]);

    await user.selectOptions(gender, '');
    await press(user, 'Update Profile');

    await waitFor(() => expect(backend.world.indexes.usersByEmail.first('ada@amana.test')?.gender).toBe(''));
  });

  test('with a gender that is not known asks for one, and claims none', async () => {
    const { user, goTo, intercept, calls } = await openApp('/dashboard/settings', { as: 'ada' });
    intercept(withText('/User/Get', '"gender":"Female"', '"gender":"NotSpecified"'));
    await goTo(EDIT);

    const gender = await screen.findByLabelText<HTMLSelectElement>('Gender');
    expect(gender.selectedOptions[0]?.text).toBe('Select a gender');
    await fillForm(user, { Address: '1 New Road, Lagos' });
    await press(user, 'Update Profile');
    expect((await screen.findByRole('alert')).textContent).toContain('Select a gender');
    expect(calls.some((call) => call.includes('UpdateUserDetails'))).toBe(false);

    await user.selectOptions(gender, 'Male');
    await press(user, 'Update Profile');
    await waitFor(() => expect(calls.some((call) => call.includes('UpdateUserDetails'))).toBe(true));
  });

  test('takes a date of birth at least fifteen years ago', async () => {
    const { user } = await openApp(EDIT, { as: 'ada' });
    const birth = await screen.findByLabelText('Date of Birth');
    // The backend's clock is at 2 March 2026.
    await waitFor(() => expect(birth.getAttribute('max')).toBe('2011-03-02'));

    await fillForm(user, { 'Date of Birth': '2011-03-03' });
    await user.tab();

    await screen.findByText(/15 years/);
  });

  test('is read again if the answer does not name its owner', async () => {
    const { user, toasts, calls, intercept, scope } = await openApp(EDIT, { as: 'ada' });
    await fillForm(user, { Address: 'Somewhere else' });
    intercept(async (request, next) => {
      const answer = await next(request);
      if (request.method !== 'PUT') return answer;
      return Response.json({ data: { email: 'ada@amana.test', profileCompleted: true } });
    });

    await press(user, 'Update Profile');

    await waitFor(() => expect(toasts).toEqual(['success Profile Updated successfully 2000']));
    expect(scope.getState($session).user).toMatchObject({
      userId: userIdOf('ada'),
      address: 'Somewhere else',
    });
    expect(screen.getByLabelText('Address')).toHaveProperty('value', 'Somewhere else');
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Ada');
    expect(calls.at(-1)).toBe(`GET /User/Get/${userIdOf('ada')}`);
  });

  test('is read again where the answer leaves out what was sent', async () => {
    const { user, toasts, intercept, scope } = await openApp(EDIT, { as: 'ada' });
    await fillForm(user, { Address: 'Somewhere else' });
    intercept(async (request, next) => {
      const answer = await next(request);
      if (request.method !== 'PUT') return answer;
      return Response.json({ data: { userId: userIdOf('ada'), email: 'ada@amana.test', firstName: 'Ada' } });
    });

    await press(user, 'Update Profile');

    await waitFor(() => expect(toasts).toEqual(['success Profile Updated successfully 2000']));
    expect(scope.getState($session).user).toMatchObject({ lastName: 'Obi', address: 'Somewhere else' });
    expect(screen.getByLabelText('Address')).toHaveProperty('value', 'Somewhere else');
    expect(screen.getByLabelText('Last Name')).toHaveProperty('value', 'Obi');
  });

  test('is what was sent where it cannot be read again either', async () => {
    const { user, toasts, intercept, scope } = await openApp(EDIT, { as: 'ada' });
    await fillForm(user, { Address: 'Somewhere else' });
    intercept((request) =>
      Promise.resolve(
        request.method === 'PUT'
          ? Response.json({ data: { email: 'ada@amana.test' } })
          : new Response('', { status: 400 }),
      ),
    );

    await press(user, 'Update Profile');

    await waitFor(() => expect(toasts).toEqual(['success Profile Updated successfully 2000']));
    expect(scope.getState($session).user).toMatchObject({
      userId: userIdOf('ada'),
      address: 'Somewhere else',
    });
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Ada');
  });

  test.each([
    ['as it was sent', 'Somewhere else', 'success Profile Updated successfully 2000'],
    ['as it was before', '12 Marina Road, Lagos', 'error An error occurred 3000'],
    ['in a third form', 'SOMEWHERE ELSE', 'error An error occurred 3000'],
  ])('that is found %s after a lost answer shows what is known', async (_how, found, said) => {
    const { user, toasts, intercept } = await openApp(EDIT, { as: 'ada' });
    await fillForm(user, { Address: 'Somewhere else' });
    intercept((request, next) =>
      request.method === 'PUT'
        ? LOST_ANSWER(request, next)
        : withText('/User/Get/', 'Somewhere else', found)(request, next),
    );

    await press(user, 'Update Profile');

    await waitFor(() => expect(toasts).toEqual([said]));
    expect(screen.getByLabelText('Address')).toHaveProperty('value', 'Somewhere else');
  });

  test('does not lead back while the saved profile is still incomplete', async () => {
    const { user, address, toasts, goTo } = await openApp('/dashboard/settings', { as: 'bola' });
    await goTo(EDIT, { returnTo: '/dashboard/create-order' });
    await fillForm(user, { Address: 'Somewhere else' });

    await press(user, 'Update Profile');

    await waitFor(() => expect(toasts).toEqual(['success Profile Updated successfully 2000']));
    await screen.findByText(/^Your profile is not complete yet/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Update Profile' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(address()).toBe(EDIT);
  });

  test('of a person without an id cannot be saved, and shows an error', async () => {
    const { user, toasts, calls, intercept, scope } = await openApp('/dashboard/account', { as: 'ada' });
    await screen.findByRole('heading', { name: 'Ada Obi' });
    const { user: ada, accessToken, refreshToken } = scope.getState($session);
    if (ada === null || accessToken === null || refreshToken === null) throw new Error('Nobody is signed in');
    intercept(async (request, next) => {
      if (!request.url.includes('/User/Get/')) return next(request);
      return Response.json({ data: { ...ada, userId: '' } });
    });
    const params = { user: { ...ada, userId: '' }, accessToken, refreshToken };
    await act(() => allSettled(credentialsSet, { scope, params }));
    await user.click(screen.getByRole('link', { name: 'Personal Details' }));

    await fillForm(user, { Address: 'Somewhere else' });
    await press(user, 'Update Profile');
    await waitFor(() => expect(toasts).toEqual(['error User ID is missing. Please try again. 3000']));
    await choose(user, picture());

    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[1]).toBe('error User ID is missing. Please try again. 3000');
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('what is typed into the profile', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

  test('stays when another device changed another field', async () => {
    const { backend, queryClient } = await openApp(EDIT, { as: 'ada' });
    await screen.findByLabelText('Address');
    type('Address', '1 New Road, Lagos');
    const id = userIdOf('ada');
    const { data } = await backend.call('getUser', { as: 'ada', path: { id } });
    const { firstName, lastName, dateOfBirth, gender, address } = data;
    await backend.call('updateUserDetails', {
      as: 'ada',
      path: { id },
      body: { id, firstName, lastName, dateOfBirth, gender, address, phoneNumber: '08099999999' },
    });

    await act(() => queryClient.invalidateQueries());

    await waitFor(() => expect(field('Phone Number').value).toBe('08099999999'));
    expect(field('Address').value).toBe('1 New Road, Lagos');
  });

  test('stays when it is typed while the profile is being saved', async () => {
    const app = await openApp(EDIT, { as: 'ada' });
    await screen.findByLabelText('Address');
    type('Address', '1 New Road, Lagos');
    const release = await saveAndHold(app);

    type('First Name', 'Adaeze');
    release();
    await waitFor(() => expect(app.toasts.at(-1)).toContain('Profile Updated successfully'));

    expect(field('First Name').value).toBe('Adaeze');
    expect(field('Address').value).toBe('1 New Road, Lagos');
    await app.goTo('/dashboard/settings');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  });

  test.each([
    ['with another change', { Address: '1 New Road, Lagos' }],
    ['alone', {}],
  ])('gives way to what the server has made of it, sent %s', async (_, others) => {
    const app = await openApp(EDIT, { as: 'ada' });
    await screen.findByLabelText('Address');
    for (const [label, text] of Object.entries({ ...others, 'First Name': 'Ada ' })) type(label, text);

    await press(app.user, 'Update Profile');
    await waitFor(() => expect(app.toasts.at(-1)).toContain('Profile Updated successfully'));

    await waitFor(() => expect(field('First Name').value).toBe('Ada'));
    expect(field('Address').value).toBe(Object.values(others)[0] ?? '12 Marina Road, Lagos');
    await app.goTo('/dashboard/settings');
    await waitFor(() => expect(app.address()).toBe('/dashboard/settings'));
  });

  test('gives way also where the profile was read again before the answer came', async () => {
    const app = await openApp(EDIT, { as: 'ada' });
    await screen.findByLabelText('Address');
    type('Address', '1 New Road, Lagos');
    type('First Name', 'Ada ');
    const held = Promise.withResolvers<null>();
    app.intercept(async (request, next) => {
      const answer = await next(request);
      if (request.url.includes('/User/UpdateUserDetails')) await held.promise;
      return answer;
    });
    await press(app.user, 'Update Profile');
    const saved = () => app.backend.world.indexes.usersByEmail.first('ada@amana.test')?.address;
    await waitFor(() => expect(saved()).toBe('1 New Road, Lagos'));

    await act(() => app.queryClient.invalidateQueries());
    expect(field('First Name').value).toBe('Ada ');
    held.resolve(null);

    await waitFor(() => expect(field('First Name').value).toBe('Ada'));
    expect(field('Address').value).toBe('1 New Road, Lagos');
  });

  test('is not undone by an answer that was asked for before and arrives after', async () => {
    const app = await openApp(EDIT, { as: 'ada' });
    await screen.findByLabelText('Address');
    const { asked, release } = holdAnswers(app, '/User/Get/');
    void app.queryClient.invalidateQueries();
    await asked;
    type('Address', '1 New Road, Lagos');
    await press(app.user, 'Update Profile');
    await waitFor(() => expect(app.toasts.at(-1)).toContain('Profile Updated successfully'));

    release();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));

    expect(field('Address').value).toBe('1 New Road, Lagos');
  });

  test('is not dropped later for being what was saved once', async () => {
    const app = await openApp(EDIT, { as: 'ada' });
    await screen.findByLabelText('Address');
    type('Address', '1 New Road, Lagos');
    await press(app.user, 'Update Profile');
    await waitFor(() => expect(app.toasts.at(-1)).toContain('Profile Updated successfully'));
    const { data } = await app.backend.call('getUser', { as: 'ada', path: { id: userIdOf('ada') } });
    const storeElsewhere = async (changed: object) => {
      const { firstName, lastName, dateOfBirth, gender, phoneNumber, userId: id } = data;
      await app.backend.call('updateUserDetails', {
        as: 'ada',
        path: { id },
        body: {
          ...{ id, firstName, lastName, dateOfBirth, gender, phoneNumber },
          ...{ address: '2 Other Road, Lagos', ...changed },
        },
      });
      await act(() => app.queryClient.invalidateQueries());
    };
    await storeElsewhere({});
    await waitFor(() => expect(field('Address').value).toBe('2 Other Road, Lagos'));

    type('Address', '1 New Road, Lagos');
    await storeElsewhere({ phoneNumber: '08099999999' });

    await waitFor(() => expect(field('Phone Number').value).toBe('08099999999'));
    expect(field('Address').value).toBe('1 New Road, Lagos');
  });
});

describe('the profile that is left with Back while it is being saved', () => {
  const OVERVIEW = '/dashboard/overview';

  async function leave(state: object | null, later?: string) {
    const app = await openApp(OVERVIEW, { as: 'bola' });
    await app.goTo(EDIT, state);
    await fillForm(app.user, { Address: '5 Allen Avenue, Ikeja', 'Date of Birth': '1990-05-06' });
    const release = await saveAndHold(app);
    if (later !== undefined)
      fireEvent.change(screen.getByLabelText('First Name'), { target: { value: later } });
    await app.goBack();
    await screen.findByRole('dialog', { name: 'Leave while this is being sent?' });
    const answer = async () => {
      release();
      await waitFor(() => expect(app.toasts).toEqual(['success Profile Updated successfully 2000']));
    };
    return { ...app, answer };
  }

  test('is left once it is saved', async () => {
    const { address, answer } = await leave(null);

    await answer();

    await waitFor(() => expect(address()).toBe(OVERVIEW));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('leads to the page that asked for it, and not back as well', async () => {
    const { address, answer, goBack } = await leave({ returnTo: '/dashboard/settings' });

    await answer();

    await screen.findByRole('heading', { name: 'Settings' });
    expect(address()).toBe('/dashboard/settings');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await goBack();
    await waitFor(() => expect(address()).toBe(EDIT));
  });

  test('still asks about what was typed meanwhile', async () => {
    const { address, answer, user } = await leave(null, 'Bolanle');

    await answer();

    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(address()).toBe(EDIT);
    await press(user, 'Stay');
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Bolanle');
  });
});

describe('the profile picture', () => {
  test('is uploaded once, and fetched again as a file', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(PNG));
    onTestFinished(() => fetched.mockRestore());
    const { user, toasts, calls } = await openApp(EDIT, { as: 'ada' });

    await choose(user, picture());

    await waitFor(() => expect(toasts).toEqual(['success Profile picture updated successfully 2000']));
    expect(calls.filter((call) => call.startsWith('PUT /User/UpdateProfilePicture/'))).toHaveLength(1);
    await waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/mock/v1/uploads/')));
  });

  test('shows in per cent how much was sent', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(PNG));
    onTestFinished(() => fetched.mockRestore());
    const reportProgress = controlUploadProgress();
    const { user, toasts, intercept } = await openApp(EDIT, { as: 'ada' });
    const isReceived = Promise.withResolvers<null>();
    intercept(async (request, next) => {
      if (request.method === 'PUT') await isReceived.promise;
      return next(request);
    });

    await choose(user, picture());

    await screen.findByText('0%');
    await waitFor(() => {
      reportProgress(3, 4);
      screen.getByText('75%');
    });
    isReceived.resolve(null);
    await waitFor(() => expect(toasts).toEqual(['success Profile picture updated successfully 2000']));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('is fetched past the browser cache if its address stays the same', async () => {
    const address = 'https://files.test/ada.png';
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(PNG)));
    onTestFinished(() => fetched.mockRestore());
    const { user, toasts, intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada' });
    intercept(answerTo('/User/ProfilePicture/', () => Response.json({ data: address })));
    await goTo(EDIT);
    const shown = await screen.findByRole('img', { name: 'Ada Obi' });
    expect(shown.getAttribute('src')).toBe('blob:picture-1');

    await choose(user, picture());

    await waitFor(() => expect(toasts).toEqual(['success Profile picture updated successfully 2000']));
    expect(fetched.mock.calls).toEqual([[address], [address, { cache: 'reload' }]]);
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Ada Obi' }).getAttribute('src')).toBe('blob:picture-2'),
    );
  });

  test('is fetched once although each reading signs its address anew, and again after a failure', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(PNG)))
      .mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 503 })));
    onTestFinished(() => fetched.mockRestore());
    const { intercept, goTo, queryClient } = await openApp('/dashboard/settings', { as: 'ada' });
    let readings = 0;
    intercept(
      answerTo('/User/ProfilePicture/', () => {
        readings += 1;
        return Response.json({ data: `https://files.test/ada.png?sign=${readings}` });
      }),
    );
    await goTo(EDIT);
    await screen.findByRole('img', { name: 'Ada Obi' });
    expect(fetched).toHaveBeenCalledTimes(2);

    await act(() =>
      queryClient.invalidateQueries({ queryKey: getGetProfilePictureQueryKey(userIdOf('ada')) }),
    );

    expect(readings).toBeGreaterThan(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    screen.getByRole('img', { name: 'Ada Obi' });
  });

  test('is not the old one where the new one cannot be fetched', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((_, options) =>
        Promise.resolve(new Response(PNG, { status: options === undefined ? 200 : 503 })),
      );
    onTestFinished(() => fetched.mockRestore());
    const { user, toasts, intercept, goTo } = await openApp('/dashboard/settings', { as: 'ada' });
    intercept(answerTo('/User/ProfilePicture/', () => Response.json({ data: 'https://files.test/ada.png' })));
    await goTo(EDIT);
    await screen.findByRole('img', { name: 'Ada Obi' });

    await choose(user, picture());

    await waitFor(() => expect(toasts).toEqual(['success Profile picture updated successfully 2000']));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Ada Obi' })).toBeNull());
  });

  test('goes without the place where it was taken', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(PNG));
    onTestFinished(() => fetched.mockRestore());
    const { user, toasts, backend } = await openApp(EDIT, { as: 'ada' });

    await choose(user, taggedJpeg('me.jpg'));

    await waitFor(() => expect(toasts).toEqual(['success Profile picture updated successfully 2000']));
    const { data } = await backend.call('getProfilePicture', { as: 'ada', path: { id: userIdOf('ada') } });
    const stored = backend.world.tables.uploads.get(data?.split('/').at(-1) ?? '');
    expect(stored?.base64).toBe(Buffer.from(CLEAN_JPEG).toString('base64'));
  });

  test.each([
    [picture('cv.pdf', 'application/pdf', '%PDF-1.7'), 'Only JPEG, PNG, GIF and WebP images are allowed'],
    [
      picture('me.png', 'image/png', '%PDF-1.7'),
      'Only JPEG, PNG, GIF and WebP images are allowed. This file is a PDF document.',
    ],
    [picture('me.png', 'image/png', ''), 'This file is empty. Choose another one.'],
    [picture('big.png', 'image/png', new Uint8Array(5_242_881)), 'File size exceeds 5MB limit'],
  ])('is refused before it is sent: %o', async (file, message) => {
    const { user, toasts, calls } = await openApp(EDIT, { as: 'ada' });

    await choose(user, file);

    await waitFor(() => expect(toasts).toEqual([`error ${message} 3000`]));
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test.each([
    [400, FAILED],
    [500, `${FAILED} We could not confirm whether this was done.`],
  ])('is not shown, with a message, if the upload fails: %i', async (status, message) => {
    const { user, toasts, intercept } = await openApp(EDIT, { as: 'ada' });
    await screen.findByLabelText('First Name');
    intercept(() => Promise.resolve(new Response('', { status })));

    await choose(user, picture());

    await screen.findByText(message);
    expect(toasts).toEqual([`error ${FAILED} 3000`]);
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Ada Obi' })).toBeNull());
  });
});
