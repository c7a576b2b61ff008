import styles from './description.module.css';

/** In characters; longer descriptions are folded. */
const SHORT_DESCRIPTION = 80;

export function Description({ text }: { text: string }) {
  if (text.length <= SHORT_DESCRIPTION) return <p>{text}</p>;
  return (
    <details className={styles['description']}>
      <summary>{text}</summary>
    </details>
  );
}
