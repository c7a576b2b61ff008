import { useEffect, useId, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import { ChosenFile } from './chosen-file.tsx';
import fieldStyles from './field.module.css';
import styles from './file-drop.module.css';
import { FileInput } from './file-input.tsx';
import { FieldError } from './form-field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface FileDropProps {
  label: string;
  hint: string;
  accept: string;
  file: File | null;
  error?: string | undefined;
  /** Upload progress, a whole number from 0 to 100; the file cannot be changed during the upload. */
  percent?: number | null | undefined;
  onStop: () => void;
  onFile: (file: File | null) => void;
}

/** Accepts one file by click, keyboard or drop. */
export function FileDrop({
  label,
  hint,
  accept,
  file,
  error,
  percent = null,
  onStop,
  onFile,
}: FileDropProps) {
  const { isOver, handlers } = useFileDrop(onFile);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const hasFile = file !== null;
  const hadFile = useRef(hasFile);
  useEffect(() => {
    if (hadFile.current === hasFile) return;
    hadFile.current = hasFile;
    // Choosing and removing swap controls, which would lose the focus.
    if (document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [hasFile]);
  return (
    <div
      ref={group}
      className={classNames('column', fieldStyles['field'])}
      role="group"
      aria-labelledby={`${id}-label`}
      {...(percent === null ? handlers : {})}
    >
      <span id={`${id}-label`} className={fieldStyles['label']}>
        {label}
      </span>
      {file === null ? (
        <div
          className={classNames(
            'focus-frame',
            styles['drop'],
            isOver && styles['over'],
            error !== undefined && styles['wrong'],
          )}
        >
          <Icon name="upload" size={24} />
          <span className={styles['mouse']}>Click or drop a file here</span>
          <span className={styles['touch']}>Take a photo or choose a file</span>
          <span id={`${id}-hint`} className="small-print">
            {hint}
          </span>
          <FileInput
            className={styles['input']}
            aria-label={label}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={classNames(error !== undefined && `${id}-error`, `${id}-hint`)}
            accept={accept}
            onFile={onFile}
          />
        </div>
      ) : (
        <div className={classNames('framed', styles['chosen'], isOver && styles['over'])}>
          <ChosenFile file={file} />
          {percent === null && (
            <Button
              variant="link"
              aria-label={`Remove ${file.name}`}
              data-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onClick={() => onFile(null)}
            >
              Remove
            </Button>
          )}
        </div>
      )}
      {percent !== null && <UploadProgress percent={percent} label={`Uploading ${label}`} onStop={onStop} />}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
