import { EVIDENCE_UPLOAD, acceptAttribute, UPLOAD_MAX_MB } from '@amana/domain';
import { FileDrop } from '@amana/ui';
import { useRef, useState } from 'react';
import type { FileBinding } from '../use-schema-form.ts';
import { UNREADABLE_FILE, withSniffedType } from './read-chosen-file.ts';

export interface EvidenceFieldProps extends FileBinding {
  label: string;
  percent: number | null;
}

export function EvidenceField({ label, file, error, onFile, percent }: EvidenceFieldProps) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const latest = useRef<File | null>(null);
  const choose = async (chosen: File | null) => {
    latest.current = chosen;
    setIsUnreadable(false);
    setIsReading(chosen !== null);
    // A file from a cloud takes seconds to read, and is shown meanwhile.
    const shown = onFile(chosen);
    if (chosen === null) return;
    const read = await withSniffedType(chosen).catch(() => null);
    await shown;
    if (latest.current !== chosen) return;
    if (read !== chosen) await onFile(read);
    setIsReading(false);
    setIsUnreadable(read === null);
  };
  // The browser's media type, by which the form judges the file until it is read, may be wrong.
  const problem = isReading ? undefined : error;
  return (
    <FileDrop
      label={label}
      hint={`JPEG, PNG or PDF, at most ${UPLOAD_MAX_MB} MB`}
      accept={acceptAttribute(EVIDENCE_UPLOAD)}
      file={file}
      error={isUnreadable ? UNREADABLE_FILE : problem}
      percent={percent}
      onFile={(chosen) => void choose(chosen)}
    />
  );
}
