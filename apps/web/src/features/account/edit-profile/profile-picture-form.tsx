import { useUpdateProfilePicture } from '@amana/api';
import {
  TOAST_ERROR_MS,
  TOAST_SUCCESS_MS,
  PROFILE_PICTURE_UPLOAD,
  acceptAttribute,
  chosenFileRefusal,
} from '@amana/domain';
import { FileButton, Notice, Stack, toast, useObjectUrl } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProfileAvatar } from '../../../viewer/profile-avatar.tsx';
import { readPictureAgain } from '../../../viewer/profile-picture.ts';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { showError } from '../../../changes/show-error.ts';
import { withMediaType } from '../../../forms/uploads/with-media-type.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from '../account.module.css';

const FAILED = 'Failed to upload profile picture. Please try again.';
export const MISSING_USER = 'User ID is missing. Please try again.';

/** Uploads a picture as soon as it is chosen, and shows it until the upload is over. */
export function ProfilePictureForm() {
  const userId = useViewerId();
  const upload = useUpdateProfilePicture();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(chosen);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    setFailure(null);
    const problem = userId === '' ? MISSING_USER : chosenFileRefusal(file, PROFILE_PICTURE_UPLOAD)?.message;
    if (problem !== undefined) {
      toast.error(problem, TOAST_ERROR_MS);
      return;
    }
    setChosen(file);
    try {
      await accountChange(() => upload.mutateAsync({ id: userId, data: { ProfilePictureFile: file } }));
      await readPictureAgain(queryClient, userId);
      toast.success('Profile picture updated successfully', TOAST_SUCCESS_MS);
    } catch (error) {
      setFailure(showError(error, FAILED));
      // The picture may have arrived although the answer was lost.
      void readPictureAgain(queryClient, userId);
    } finally {
      // Another may have been chosen meanwhile.
      setChosen((now) => (now === file ? null : now));
    }
  };
  return (
    <Stack>
      <div className={styles['picture']}>
        <ProfileAvatar size={88} preview={preview} />
        <FileButton
          variant="secondary"
          loading={upload.isPending}
          inputLabel="Profile picture"
          accept={acceptAttribute(PROFILE_PICTURE_UPLOAD)}
          onFile={(file) => void send(withMediaType(file))}
        >
          Change picture
        </FileButton>
      </div>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </Stack>
  );
}
