import { Notification } from '@rc-component/notification';
import { useState } from 'react';
import { type IconName, Icon } from '../components/icon.tsx';
import styles from './toast.module.css';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  readonly durationMs: number;
}

export interface ToastsProps {
  toasts: readonly Toast[];
  onClose: (id: number) => void;
}

const ICONS: Readonly<Record<Toast['kind'], IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'alert',
};

const CLASS_NAMES = {
  root: styles['toast'] ?? '',
  wrapper: styles['words'] ?? '',
  icon: styles['icon'] ?? '',
  title: styles['text'] ?? '',
  close: styles['close'] ?? '',
};

const COMPONENTS = { progress: RemainingTime };

export function Toasts({ toasts, onClose }: ToastsProps) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />);
}

/** Pauses under the pointer and while its button has the focus. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { kind, text, durationMs } = toast;
  const [isFocused, setIsFocused] = useState(false);
  return (
    <Notification
      prefixCls="toast"
      className={styles[kind] ?? ''}
      classNames={CLASS_NAMES}
      components={COMPONENTS}
      role={kind === 'error' ? 'alert' : 'status'}
      icon={<Icon name={ICONS[kind]} />}
      title={text}
      duration={durationMs / 1000}
      showProgress
      closable={{ 'aria-label': 'Dismiss', closeIcon: <Icon name="close" />, onClose }}
      hovering={isFocused}
      props={{ onFocus: () => setIsFocused(true), onBlur: () => setIsFocused(false) }}
    />
  );
}

/** Hidden from screen readers, which would announce an unnamed number. */
function RemainingTime({ percent }: { percent: number }) {
  return <progress className={styles['progress']} aria-hidden="true" max={100} value={percent} />;
}
