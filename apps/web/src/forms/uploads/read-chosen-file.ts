import { prepareFile } from '@amana/api';
import { type UploadRule, chosenFileRefusal } from '@amana/domain';
import { useMutation } from '@tanstack/react-query';

export const UNREADABLE_FILE = 'The file could not be read. Choose it again.';

/** A photo with a film behind it has at most about 30 MB. A larger file would only fill the memory of a phone. */
const READ_MAX_BYTES = 50 * 1024 * 1024;

interface ReadFile {
  readonly file: File;
  /** The text of the refusal; null for a file that may be sent. */
  readonly refusal: string | null;
}

/**
 * Reads a file once, and judges it by its content, because browsers guess the media type from the name. The result is
 * the file to send, or the refused one with the media type of its content. Its size is that of what is sent: phones append
 * films to photos, which are removed.
 */
async function readChosenFile(chosen: File, rule: UploadRule): Promise<ReadFile> {
  const { name } = chosen;
  try {
    const file = chosen.size > READ_MAX_BYTES ? chosen : await prepareFile(chosen);
    const { type, size } = file;
    const refusal = chosenFileRefusal({ name, type, size }, rule);
    if (refusal === null) return { file, refusal };
    return { file: new File([file], name, { type }), refusal: refusal.message };
  } catch {
    return { file: chosen, refusal: UNREADABLE_FILE };
  }
}

/** `onRead` gets the file that was chosen last, although another one may be read for longer. */
export function useChosenFile(rule: UploadRule, onRead: (read: ReadFile) => void) {
  const reading = useMutation({ mutationFn: (chosen: File) => readChosenFile(chosen, rule) });
  return {
    isReading: reading.isPending,
    refusal: reading.data?.refusal ?? null,
    choose: (chosen: File) => reading.mutate(chosen, { onSuccess: onRead }),
    forget: reading.reset,
  };
}
