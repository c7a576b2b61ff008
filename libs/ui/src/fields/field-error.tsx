import { Icon } from '../components/icon.tsx';
import styles from './field.module.css';

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span id={id} className={styles['error']} role="alert">
      <Icon name="warning" size={16} />
      {text}
    </span>
  );
}
