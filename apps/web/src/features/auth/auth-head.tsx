import styles from './auth.module.css';

export function AuthHead({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
