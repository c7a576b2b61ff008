import { isInvited } from '../../shared/order-link.ts';
import styles from './auth.module.css';

const INVITATION = 'You were invited to an order. Sign in or register with the email address it was sent to.';

interface AuthHeadProps {
  title: string;
  text: string;
  /** Shows visitors of an order link the purpose of the link instead of the text. */
  canBeInvited?: boolean;
}

export function AuthHead({ title, text, canBeInvited = false }: AuthHeadProps) {
  return (
    <div className={styles['head']}>
      <h1>{title}</h1>
      <p>{canBeInvited && isInvited() ? INVITATION : text}</p>
    </div>
  );
}
