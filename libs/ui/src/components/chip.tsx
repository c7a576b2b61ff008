import { Button } from './button.tsx';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

export function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <span className={styles['chip']}>
      <span>{children}</span>
      <Button variant="icon" aria-label={`Remove ${children}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </Button>
    </span>
  );
}
