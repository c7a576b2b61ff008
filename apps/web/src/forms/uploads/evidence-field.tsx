import { EVIDENCE_UPLOAD, acceptAttribute, UPLOAD_MAX_MB } from '@amana/domain';
import { FileDrop } from '@amana/ui';
import type { FileBinding } from '../use-schema-form.ts';
import { withMediaType } from './with-media-type.ts';

export interface EvidenceFieldProps extends FileBinding {
  label: string;
  percent: number | null;
}

export function EvidenceField({ label, file, error, onFile, percent }: EvidenceFieldProps) {
  return (
    <FileDrop
      label={label}
      hint={`JPEG, PNG or PDF, at most ${UPLOAD_MAX_MB} MB`}
      accept={acceptAttribute(EVIDENCE_UPLOAD)}
      file={file}
      error={error}
      percent={percent}
      onFile={(chosen) => onFile(chosen === null ? null : withMediaType(chosen))}
    />
  );
}
