import styles from './avatar.module.css';

export interface AvatarProps {
  name: string;
  /** Of the picture; without one the initials stand there. */
  src?: string | null | undefined;
  /** In pixels. */
  size?: number;
}

export function Avatar({ name, src, size = 56 }: AvatarProps) {
  return (
    <span className={styles['avatar']} style={{ width: size, height: size, fontSize: size / 2.6 }}>
      {src === null || src === undefined ? (
        <span aria-hidden="true">{initials(name)}</span>
      ) : (
        <img src={src} alt={name} />
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}
