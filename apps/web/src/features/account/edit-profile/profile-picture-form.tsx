import { updateProfilePicture } from '@amana/api';
import { TOAST_ERROR_MS, PROFILE_PICTURE_UPLOAD, acceptAttribute } from '@amana/domain';
import {
  FileButton,
  Notice,
  Stack,
  UploadProgress,
  classNames,
  toast,
  useFileDrop,
  useObjectUrl,
} from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProfileAvatar, readPictureAgain } from '../../../viewer/profile-picture.tsx';
import { accountChange } from '../../../changes/confirmed-change.ts';
import { useChange } from '../../../changes/use-change.ts';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import { readChosenFile } from '../../../forms/uploads/read-chosen-file.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from '../account.module.css';

export const MISSING_USER = 'User ID is missing. Please try again.';

export function ProfilePictureForm() {
  const userId = useViewerId();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<File | null>(null);
  const preview = useObjectUrl(chosen);
  const [isReading, setIsReading] = useState(false);
  const { percent, track } = useUploadPercent();
  const upload = useChange({
    send: async (file: File) => {
      try {
        await accountChange(() =>
          track(file, (request) => updateProfilePicture(userId, { ProfilePictureFile: file }, request)),
        );
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
  const isBusy = isReading || upload.isPending;
  const choose = async (picked: File) => {
    if (isBusy) return;
    setIsReading(true);
    const { file, refusal } = await readChosenFile(picked, PROFILE_PICTURE_UPLOAD);
    setIsReading(false);
    const problem = userId === '' ? MISSING_USER : refusal;
    if (problem !== null) {
      toast.error(problem, TOAST_ERROR_MS);
      return;
    }
    setChosen(file);
    upload.press(file);
  };
  const fileDrop = useFileDrop((file) => void choose(file));
  return (
    <Stack>
      <div
        className={classNames(styles['picture'], fileDrop.isOver && styles['over'])}
        {...fileDrop.handlers}
      >
        <ProfileAvatar size={88} preview={preview} />
        <FileButton
          variant="secondary"
          loading={isBusy}
          inputLabel="Profile picture"
          accept={acceptAttribute(PROFILE_PICTURE_UPLOAD)}
          onFile={(file) => void choose(file)}
        >
          Change picture
        </FileButton>
      </div>
      {percent !== null && <UploadProgress percent={percent} label="Uploading profile picture" />}
      {upload.failure !== null && <Notice tone="danger">{upload.failure}</Notice>}
    </Stack>
  );
}
