import { EVIDENCE_UPLOAD, acceptAttribute, UPLOAD_MAX_MB } from '@amana/domain';
import { FileDrop } from '@amana/ui';
import type { FileBinding } from '../forms/use-schema-form.ts';

export interface EvidenceFieldProps extends FileBinding {
  label: string;
  /** How much of it is on the server, while it is on its way. */
  percent: number | null;
}

/** A picture or a document that proves something about a trade (§5). */
export function EvidenceField({ label, file, error, onFile, percent }: EvidenceFieldProps) {
  return (
    <FileDrop
      label={label}
      hint={`JPEG, PNG or PDF, at most ${UPLOAD_MAX_MB} MB`}
      accept={acceptAttribute(EVIDENCE_UPLOAD)}
      file={file}
      error={error}
      percent={percent}
      onFile={onFile}
    />
  );
}
