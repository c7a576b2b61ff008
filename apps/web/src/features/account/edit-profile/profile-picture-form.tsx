import { useUpdateProfilePicture } from '@amana/api';
import { TOAST_ERROR_MS, PROFILE_PICTURE_UPLOAD, acceptAttribute } from '@amana/domain';
import { FileButton, Stack, UploadProgress, toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ProfileAvatar, readPictureAgain } from '../../../viewer/profile-picture.tsx';
import { ChangeFailure } from '../../../server-state/change-failure.tsx';
import { change } from '../../../server-state/change.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import { useChosenFile } from '../../../forms/uploads/read-chosen-file.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from '../account.module.css';

export const MISSING_USER = 'User ID is missing. Please try again.';

export function ProfilePictureForm() {
  const userId = useViewerId();
  const queryClient = useQueryClient();
  const { percent, start, stopUpload, request } = useUploadPercent();
  const readAgain = () => readPictureAgain(queryClient, userId);
  const upload = useChange(
    useUpdateProfilePicture({
      request,
      mutation: change({
        before: ({ data }) => start(data.ProfilePictureFile),
        success: 'Profile picture updated successfully',
        failed: 'Failed to upload profile picture. Please try again.',
        onDone: readAgain,
        // The picture may have been stored although the answer was lost.
        onFailed: readAgain,
      }),
    }),
  );
  const { choose, isReading } = useChosenFile(PROFILE_PICTURE_UPLOAD, ({ file, refusal }) => {
    const problem = userId === '' ? MISSING_USER : refusal;
    if (problem === null) upload.press({ id: userId, data: { ProfilePictureFile: file } });
    else toast.error(problem, TOAST_ERROR_MS);
  });
  return (
    <Stack>
      <div className={styles['person']}>
        <ProfileAvatar size={88} />
        <FileButton
          variant="secondary"
          loading={isReading || upload.isPending}
          inputLabel="Profile picture"
          accept={acceptAttribute(PROFILE_PICTURE_UPLOAD)}
          onFile={choose}
        >
          Change picture
        </FileButton>
      </div>
      {upload.isPending && percent !== null && (
        <UploadProgress percent={percent} label="Uploading profile picture" onStop={stopUpload} />
      )}
      <ChangeFailure change={upload} />
    </Stack>
  );
}
