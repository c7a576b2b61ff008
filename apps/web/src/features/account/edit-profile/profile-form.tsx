import type { User } from '@amana/api';
import { errorText, getGetUserQueryKey, serverClock, useUpdateUserDetails } from '@amana/api';
import { GENDERS, TOAST_ERROR_MS, TOAST_SUCCESS_MS, lagosDay, latestDateOfBirth } from '@amana/domain';
import { Button, SelectField, TextField, toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { userUpdated } from '../../../session/index.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { PhoneField } from '../../../shared/forms/person-fields.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useUnsavedChangesQuestion } from '../../../shared/forms/use-unsaved-changes-question.tsx';
import styles from '../account.module.css';

const MISSING_USER = 'User ID is missing. Please try again.';

export function ProfileForm({ user }: { user: User }) {
  const update = useUpdateUserDetails();
  const queryClient = useQueryClient();
  const today = lagosDay(serverClock.now());
  const { form, field, submit, setValue, isSubmitting, isDirty } = useSchemaForm({
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      dateOfBirth: user.dateOfBirth ?? '',
      gender: user.gender,
      phoneNumber: user.phoneNumber,
      address: user.address,
    },
    enableReinitialize: true,
    loadSchema: async () => (await import('@amana/domain/validation')).profileSchema(today),
    onSubmit: async (values) => {
      if (user.userId === '') {
        toast.error(MISSING_USER, TOAST_ERROR_MS);
        return;
      }
      try {
        const dateOfBirth = values.dateOfBirth === '' ? null : values.dateOfBirth;
        const { data } = await update.mutateAsync({
          id: user.userId,
          data: { ...values, dateOfBirth, id: user.userId },
        });
        userUpdated(data);
        queryClient.setQueryData(getGetUserQueryKey(user.userId), { data });
        toast.success('Profile Updated successfully', TOAST_SUCCESS_MS);
      } catch (error) {
        toast.error(errorText(error, 'An error occurred'), TOAST_ERROR_MS);
      }
    },
  });
  const { question } = useUnsavedChangesQuestion(isDirty && !isSubmitting);
  return (
    <Form formRef={form} label="Profile" onSubmit={submit}>
      <div className={styles['pair']}>
        <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField label="Email" value={user.email} readOnly type="email" />
      <div className={styles['pair']}>
        <TextField
          {...field('dateOfBirth')}
          label="Date of Birth"
          type="date"
          max={latestDateOfBirth(today)}
          autoComplete="bday"
        />
        <SelectField {...field('gender')} label="Gender">
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {gender === '' ? 'Prefer not to say' : gender}
            </option>
          ))}
        </SelectField>
      </div>
      <PhoneField
        {...field('phoneNumber')}
        label="Phone Number"
        autoComplete="tel-national"
        onText={(text) => void setValue('phoneNumber', text)}
      />
      <TextField {...field('address')} label="Address" autoComplete="street-address" />
      <Button type="submit" block loading={isSubmitting}>
        Update Profile
      </Button>
      {question}
    </Form>
  );
}
