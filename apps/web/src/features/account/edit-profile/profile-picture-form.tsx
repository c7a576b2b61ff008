import { errorText, getGetProfilePictureQueryKey, useUpdateProfilePicture } from '@amana/api';
import {
  PROFILE_PICTURE_UPLOAD,
  TOAST_ERROR_MS,
  TOAST_SUCCESS_MS,
  acceptAttribute,
  chosenFileRefusal,
} from '@amana/domain';
import { Avatar, Button, toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import type { ChangeEvent } from 'react';
import { useRef, useState } from 'react';
import { $session } from '../../../session/index.ts';
import { ProfileAvatar } from '../../../shared/profile-avatar.tsx';
import { withoutLocation } from '../../../shared/uploads/without-location.ts';
import styles from '../account.module.css';

const FAILED = 'Failed to upload profile picture. Please try again.';
const MISSING_USER = 'User ID is missing. Please try again.';

/** Chosen is shown and uploaded at once; if the server does not take it, the old picture stands there again. */
export function ProfilePictureForm() {
  const { user } = useUnit($session);
  const upload = useUpdateProfilePicture();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const userId = user?.userId ?? '';
    const problem = userId === '' ? MISSING_USER : chosenFileRefusal(file, PROFILE_PICTURE_UPLOAD)?.message;
    if (problem !== undefined) {
      toast.error(problem, TOAST_ERROR_MS);
      return;
    }
    const chosen = URL.createObjectURL(file);
    setPreview(chosen);
    try {
      await upload.mutateAsync({ id: userId, data: { ProfilePictureFile: await withoutLocation(file) } });
      await queryClient.invalidateQueries({ queryKey: getGetProfilePictureQueryKey(userId) });
      toast.success('Profile picture updated successfully', TOAST_SUCCESS_MS);
    } catch (error) {
      toast.error(errorText(error, FAILED), TOAST_ERROR_MS);
    } finally {
      setPreview(null);
      URL.revokeObjectURL(chosen);
    }
  };
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`;
  return (
    <div className={styles['picture']}>
      {preview === null ? (
        <ProfileAvatar name={name} size={88} />
      ) : (
        <Avatar name={name} src={preview} size={88} />
      )}
      <Button variant="secondary" loading={upload.isPending} onClick={() => input.current?.click()}>
        Change picture
      </Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Profile picture"
        accept={acceptAttribute(PROFILE_PICTURE_UPLOAD)}
        onChange={(event) => void choose(event)}
      />
    </div>
  );
}
