import { EVIDENCE_UPLOAD, acceptAttribute, UPLOAD_MAX_MB } from '@amana/domain';
import { FileDrop } from '@amana/ui';
import type { FileBinding } from '../use-schema-form.ts';
import { UNREADABLE_FILE, useChosenFile } from './read-chosen-file.ts';

export interface EvidenceFieldProps extends FileBinding {
  label: string;
  hint: string;
  percent: number | null;
  onStop: () => void;
}

export function EvidenceField({ label, hint, file, error, onFile, percent, onStop }: EvidenceFieldProps) {
  const chosen = useChosenFile(EVIDENCE_UPLOAD, (read) => {
    void onFile(read.refusal === UNREADABLE_FILE ? null : read.file);
  });
  const choose = (picked: File | null) => {
    // A file from a cloud takes seconds to read, and is shown meanwhile.
    void onFile(picked);
    if (picked === null) chosen.forget();
    else chosen.choose(picked);
  };
  // The browser's media type, by which the form judges the file until it is read, may be wrong.
  const problem = chosen.isReading ? undefined : (chosen.refusal ?? error);
  return (
    <FileDrop
      label={label}
      hint={`${hint} JPEG, PNG or PDF, at most ${UPLOAD_MAX_MB} MB`}
      accept={acceptAttribute(EVIDENCE_UPLOAD)}
      file={file}
      error={problem}
      percent={percent}
      onStop={onStop}
      onFile={choose}
    />
  );
}
