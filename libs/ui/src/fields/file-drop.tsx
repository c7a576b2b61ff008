import type { DragEvent } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import fieldStyles from './field.module.css';
import styles from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  hint: string;
  /** For the file chooser, as in the `accept` attribute. */
  accept: string;
  file: File | null;
  error?: string | undefined;
  onFile: (file: File | null) => void;
}

/** One file by click, keyboard or drop, with a preview and a way to remove it. */
export function FileDrop({ label, hint, accept, file, error, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) onFile(dropped);
  };
  return (
    <div className={fieldStyles['field']}>
      <span className={fieldStyles['label']}>{label}</span>
      {file === null ? (
        <div
          className={classNames(styles['drop'], isOver && styles['over'])}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Icon name="upload" size={28} />
          <span>Click or drop a file here</span>
          <span className={styles['hint']}>{hint}</span>
          <input
            className={styles['input']}
            type="file"
            aria-label={label}
            accept={accept}
            onChange={({ target }) => onFile(target.files?.[0] ?? null)}
          />
        </div>
      ) : (
        <div className={styles['chosen']}>
          <FilePreview file={file} />
          <span className={styles['name']}>{file.name}</span>
          <Button variant="link" onClick={() => onFile(null)}>
            Remove
          </Button>
        </div>
      )}
      {error !== undefined && (
        <span className={fieldStyles['error']} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </span>
      )}
    </div>
  );
}

function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : null);
  return url === null ? (
    <Icon name="list" size={28} />
  ) : (
    <img className={styles['preview']} src={url} alt="" />
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    // The address exists only from here on: an effect is where it can be made and given back.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
