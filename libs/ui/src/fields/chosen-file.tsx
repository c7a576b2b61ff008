import styles from './chosen-file.module.css';
import { FilePreview } from './file-preview.tsx';
import { fileSizeText } from './file-size-text.ts';

/** A file with its name and size, before it is anywhere but here. */
export function ChosenFile({ file }: { file: File }) {
  return (
    <span className={styles['chosen']}>
      <FilePreview file={file} />
      <span className={styles['about']}>
        <span className={styles['name']} dir="auto">
          {file.name}
        </span>
        <span className={styles['size']}>{fileSizeText(file.size)}</span>
      </span>
    </span>
  );
}
