import styles from './layout.module.css';

export interface LogoProps {
  name: string;
  /** A picture that replaces the default mark. */
  src?: string | null | undefined;
  size?: number;
}

export function Logo({ name, src, size = 36 }: LogoProps) {
  return (
    <span className={styles['logo']} style={{ fontSize: size * 0.62 }}>
      {src === null || src === undefined ? <Mark size={size} /> : <img src={src} alt="" height={size} />}
      {name}
    </span>
  );
}

function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 2 5 7v12c0 9 6.5 16 15 19 8.5-3 15-10 15-19V7L20 2Z" fill="var(--primary)" />
      <circle cx="20" cy="19" r="8.5" fill="none" stroke="var(--on-primary)" strokeWidth="2.6" />
      <path d="M16 19.2l3 3 5-6" fill="none" stroke="var(--on-primary)" strokeWidth="2.6" />
    </svg>
  );
}
