import { TOAST_DEFAULT_MS } from '@amana/domain';
import { Notification } from '@rc-component/notification';
import { type ReactNode, useState } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { buttonClass } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { type IconName, Icon } from '../components/icon.tsx';
import { topmost } from '../components/topmost.ts';
import styles from './toast.module.css';

const KINDS = {
  success: { icon: 'check', color: 'var(--status-green)', tint: 'var(--status-green-tint)' },
  info: { icon: 'info', color: 'var(--status-blue)', tint: 'var(--status-blue-tint)' },
  warning: { icon: 'warning', color: 'var(--status-orange)', tint: 'var(--status-orange-tint)' },
  error: { icon: 'alert', color: 'var(--status-red)', tint: 'var(--status-red-tint)' },
} as const satisfies Record<string, { icon: IconName; color: string; tint: string }>;

interface Toast {
  readonly id: number;
  readonly kind: keyof typeof KINDS;
  readonly text: string;
  readonly durationMs: number;
}

type Show = (text: string, durationMs?: number) => void;

let layer: HTMLElement | null = null;
let root: Root | null = null;
let lastId = 0;

/** Shows a short message in the top corner of the page; it replaces the last one. Can be called from anywhere. */
export const toast: Readonly<Record<Toast['kind'], Show>> = {
  success: showAs('success'),
  info: showAs('info'),
  warning: showAs('warning'),
  error: showAs('error'),
};

function showAs(kind: Toast['kind']): Show {
  return (text, durationMs = TOAST_DEFAULT_MS) => {
    lastId += 1;
    toastLayer().setAttribute('aria-live', kind === 'error' ? 'assertive' : 'polite');
    render(<ToastCard key={lastId} toast={{ id: lastId, kind, text, durationMs }} />);
  };
}

/** Uses a separate React root, so that the application needs no provider. */
function render(card: ReactNode): void {
  const home = toastLayer();
  root ??= createRoot(home);
  root.render(card);
}

/** A modal dialog makes everything outside it inert, so the toast moves into the open dialog. */
export function toastLayer(): HTMLElement {
  if (layer === null) {
    layer = document.createElement('div');
    layer.className = styles['layer'] ?? '';
    layer.setAttribute('aria-live', 'polite');
    layer.setAttribute('aria-relevant', 'additions');
  }
  if (!layer.isConnected) topmost().prepend(layer);
  return layer;
}

/** Moves the toast into the topmost dialog; `leaving` is about to be removed. */
export function raiseToasts(leaving?: HTMLDialogElement): void {
  if (layer === null) return;
  const home = topmost(leaving);
  if (layer.parentElement !== home) home.prepend(layer);
}

const CLASS_NAMES = {
  root: classNames('framed', styles['toast']),
  wrapper: styles['words'] ?? '',
  icon: classNames('round', styles['icon']),
  title: styles['text'] ?? '',
  close: classNames(buttonClass('icon'), styles['close']),
};

const COMPONENTS = { progress: RemainingTime };

/** Pauses under the pointer and while its button has the focus. */
function ToastCard({ toast: { id, kind, text, durationMs } }: { toast: Toast }) {
  const [isFocused, setIsFocused] = useState(false);
  const { icon, color, tint } = KINDS[kind];
  return (
    <Notification
      prefixCls="toast"
      classNames={CLASS_NAMES}
      styles={{ root: { color }, icon: { background: tint } }}
      components={COMPONENTS}
      // The layer is announced; a region within it would be announced again.
      role="group"
      icon={<Icon name={icon} />}
      title={text}
      duration={durationMs / 1000}
      showProgress
      closable={{
        'aria-label': 'Dismiss',
        closeIcon: <Icon name="close" />,
        onClose: () => id === lastId && render(null),
      }}
      hovering={isFocused}
      props={{ onFocus: () => setIsFocused(true), onBlur: () => setIsFocused(false) }}
    />
  );
}

/** Hidden from screen readers, which would announce an unnamed number. */
function RemainingTime({ percent }: { percent: number }) {
  return <div className={styles['progress']} aria-hidden="true" style={{ width: `${percent}%` }} />;
}
