import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <label className={styles['row']}>
      {label}
      <input
        className={styles['switch']}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
