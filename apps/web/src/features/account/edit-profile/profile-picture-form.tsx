import { updateProfilePicture } from '@amana/api';
import { TOAST_ERROR_MS, PROFILE_PICTURE_UPLOAD, acceptAttribute, chosenFileRefusal } from '@amana/domain';
import { FileButton, Notice, Stack, toast, useObjectUrl } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProfileAvatar, readPictureAgain } from '../../../viewer/profile-picture.tsx';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { useChange } from '../../../changes/use-change.ts';
import { withMediaType } from '../../../forms/uploads/with-media-type.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from '../account.module.css';

export const MISSING_USER = 'User ID is missing. Please try again.';

export function ProfilePictureForm() {
  const userId = useViewerId();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(chosen);
  const upload = useChange({
    send: async (file: File) => {
      try {
        await accountChange(() => updateProfilePicture(userId, { ProfilePictureFile: file }));
        await readPictureAgain(queryClient, userId);
      } finally {
        setChosen(null);
      }
    },
    success: 'Profile picture updated successfully',
    failed: 'Failed to upload profile picture. Please try again.',
    // The picture may have been stored although the answer was lost.
    onFailed: () => void readPictureAgain(queryClient, userId),
  });
  const send = (file: File) => {
    const problem = userId === '' ? MISSING_USER : chosenFileRefusal(file, PROFILE_PICTURE_UPLOAD)?.message;
    if (problem !== undefined) {
      toast.error(problem, TOAST_ERROR_MS);
      return;
    }
    setChosen(file);
    upload.press(file);
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
          onFile={(file) => send(withMediaType(file))}
        >
          Change picture
        </FileButton>
      </div>
      {upload.failure !== null && <Notice tone="danger">{upload.failure}</Notice>}
    </Stack>
  );
}
