import type { DragEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FieldError } from './field-error.tsx';
import fieldStyles from './field.module.css';
import styles from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  hint: string;
  /** For the file chooser, as in the `accept` attribute. */
  accept: string;
  file: File | null;
  error?: string | undefined;
  /** While the file is on its way: how much of it, from 0 to 100. It cannot be removed then. */
  percent?: number | null | undefined;
  onFile: (file: File | null) => void;
}

/** One file by click, keyboard or drop, with a preview and a way to remove it. */
export function FileDrop({ label, hint, accept, file, error, percent = null, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const hasFile = file !== null;
  const hadFile = useRef(hasFile);
  useEffect(() => {
    if (hadFile.current === hasFile) return;
    hadFile.current = hasFile;
    // Choosing and removing swap one control for the other: a focus lost that way goes along.
    if (document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [hasFile]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) onFile(dropped);
  };
  return (
    <div ref={group} className={fieldStyles['field']} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={fieldStyles['label']}>
        {label}
      </span>
      {file === null ? (
        <div
          className={classNames(
            styles['drop'],
            isOver && styles['over'],
            error !== undefined && styles['wrong'],
          )}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Icon name="upload" size={28} />
          <span>Click or drop a file here</span>
          <span id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </span>
          <input
            className={styles['input']}
            type="file"
            aria-label={label}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={classNames(error !== undefined && `${id}-error`, `${id}-hint`)}
            accept={accept}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // The same file can be chosen again after it was refused.
              target.value = '';
              if (chosen !== undefined) onFile(chosen);
            }}
          />
        </div>
      ) : (
        <div className={styles['chosen']}>
          <ChosenFile file={file} />
          {percent === null && (
            <Button
              variant="link"
              data-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onClick={() => onFile(null)}
            >
              Remove
            </Button>
          )}
        </div>
      )}
      {percent !== null && <ProgressBar percent={percent} label={`Uploading ${label}`} />}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
