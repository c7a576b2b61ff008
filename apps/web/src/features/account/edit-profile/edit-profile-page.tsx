import {
  type User,
  getUser,
  useGetUser,
  getGetUserQueryKey,
  serverClock,
  useUpdateUserDetails,
} from '@amana/api';
import { GENDERS, PHONE_INPUT, lagosDay, latestDateOfBirth, trimText } from '@amana/domain';
import { profileSchema } from '@amana/domain/validation';
import { Card, Notice, Skeleton, SelectField, TextField } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { userUpdated } from '../../../session/index.ts';
import { DateField } from '../../../forms/date-field.tsx';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { FieldPair, NameFields, PhoneField } from '../../../forms/person-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { hasCompleteProfile, useViewerId } from '../../../viewer/use-viewer.ts';
import { ChangeError } from '../../../server-state/change-error.ts';
import { change } from '../../../server-state/change.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import { resolveLostUpdate, storeAnswer, useReturnTo } from '../account-update.ts';
import { MISSING_USER, ProfilePictureForm } from './profile-picture-form.tsx';

const TEXTS = ['firstName', 'lastName', 'gender', 'phoneNumber', 'address'] as const;

type ProfileValues = Pick<User, (typeof TEXTS)[number] | 'dateOfBirth'>;

const SKELETON = <Skeleton heights={[72, 72, 72, 72, 72, 44]} />;

export function EditProfilePage() {
  const userId = useViewerId();
  const profile = useGetUser(userId, { query: { enabled: userId !== '' } });
  return (
    <>
      <PageHead title="Edit Account Information" back={PATHS.account} />
      <Card>
        <ProfilePictureForm />
      </Card>
      <Card>
        {profile.data === undefined ? (
          <QueryFallback query={profile} skeleton={SKELETON} />
        ) : (
          <ProfileForm user={profile.data.data} />
        )}
      </Card>
    </>
  );
}

function ProfileForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const returnTo = useReturnTo();
  const leave = useLeaveWhenDone();
  const updateUser = useUnit(userUpdated);
  const today = lagosDay(serverClock.now());
  const update = useChange(
    useUpdateUserDetails({
      mutation: change({
        before: ({ id }) => {
          if (id === '') throw new ChangeError('failed', MISSING_USER);
        },
        find: async ({ id, data: profile }) => {
          const now = await getUser(id);
          return resolveLostUpdate(now, {
            isSent: isSameProfile(now.data, profile),
            isAsBefore: isSameProfile(now.data, user),
          });
        },
        success: 'Profile Updated successfully',
        onDone: async (_, { id, data: profile }) => {
          // The answer to an update may omit fields, which would then be emptied.
          const { data } = await getUser(id).catch(() => ({ data: { ...user, ...profile } }));
          updateUser(data);
          await storeAnswer(queryClient, getGetUserQueryKey(id), { data });
          if (returnTo !== null && hasCompleteProfile(data)) await leave(returnTo);
        },
      }),
    }),
  );
  const form = useSchemaForm({
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      dateOfBirth: user.dateOfBirth ?? '',
      gender: user.gender,
      phoneNumber: user.phoneNumber,
      address: user.address,
    },
    enableReinitialize: true,
    schema: profileSchema(today),
    onSubmit: ({ dateOfBirth, ...values }) => {
      const data = { ...values, dateOfBirth: dateOfBirth === '' ? null : dateOfBirth, id: user.userId };
      return update.submit({ id: user.userId, data });
    },
  });
  const isComplete = hasCompleteProfile(user);
  return (
    <GuardedForm
      form={form}
      label="Profile"
      submitText="Update Profile"
      change={update}
      isBusy={update.isPending}
    >
      {!isComplete && (
        <Notice>
          Your profile is not complete yet. You can create orders once every field but Gender is filled in.
        </Notice>
      )}
      <NameFields field={form.field} />
      <TextField label="Email" value={user.email} readOnly type="email" />
      <FieldPair>
        <DateField
          {...form.field('dateOfBirth')}
          label="Date of Birth"
          max={latestDateOfBirth(today)}
          autoComplete="bday"
        />
        <SelectField {...form.field('gender')} label="Gender">
          {/* Without this option, the browser would show the first choice. */}
          {!GENDERS.includes(user.gender) && (
            <option value={user.gender} disabled hidden>
              Select a gender
            </option>
          )}
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {gender === '' ? 'Prefer not to say' : gender}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <PhoneField
        {...form.digitField('phoneNumber', PHONE_INPUT)}
        label="Phone Number"
        autoComplete="tel-national"
      />
      <TextField {...form.field('address')} label="Address" autoComplete="street-address" />
    </GuardedForm>
  );
}

/** Ignores blank characters around a text, which a service may remove. */
function isSameProfile(one: ProfileValues, other: ProfileValues): boolean {
  return (
    (one.dateOfBirth ?? null) === (other.dateOfBirth ?? null) &&
    TEXTS.every((name) => trimText(one[name]) === trimText(other[name]))
  );
}
