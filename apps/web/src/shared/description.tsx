import styles from './description.module.css';

/** Longer descriptions are cut until they are pressed. */
const SHORT_DESCRIPTION = 80;

/** The description of an order; a long one does not push away what comes after it. */
export function Description({ text }: { text: string }) {
  if (text.length <= SHORT_DESCRIPTION) return <p>{text}</p>;
  return (
    <details className={styles['description']}>
      <summary>{text}</summary>
    </details>
  );
}
