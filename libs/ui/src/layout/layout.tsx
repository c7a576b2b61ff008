import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface AuthColumnProps {
  logo: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function AuthColumn({ logo, footer, children }: AuthColumnProps) {
  return (
    <div className={`column ${styles['auth'] ?? ''}`}>
      <header className={styles['authHead']}>{logo}</header>
      <main className={`framed ${styles['authCard'] ?? ''}`}>{children}</main>
      <footer className={`small-print ${styles['authFooter'] ?? ''}`}>{footer}</footer>
    </div>
  );
}

export function PageColumn({ children }: { children: ReactNode }) {
  return <main className={`column ${styles['page'] ?? ''}`}>{children}</main>;
}

export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div className={`column ${styles['column'] ?? ''}`}>{main}</div>
      <div className={`column ${styles['column'] ?? ''}`}>{aside}</div>
    </div>
  );
}

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  back?: ReactNode;
}

export function PageHeader({ title, subtitle, back }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      {back}
      <div className={styles['headerText']}>
        <h1>{title}</h1>
        {subtitle !== undefined && <p className="soft">{subtitle}</p>}
      </div>
    </header>
  );
}

interface LogoProps {
  name: string;
  /** A picture that replaces the default mark. */
  src?: string | null | undefined;
  size?: number;
}

export function Logo({ name, src, size = 36 }: LogoProps) {
  return (
    <span className={styles['logo']} style={{ fontSize: size * 0.62 }} translate="no">
      {src === null || src === undefined ? (
        <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
          <path d="M20 2 5 7v12c0 9 6.5 16 15 19 8.5-3 15-10 15-19V7L20 2Z" fill="var(--primary-fill)" />
          <circle cx="20" cy="19" r="8.5" fill="none" stroke="var(--on-primary)" strokeWidth="2.6" />
          <path d="M16 19.2l3 3 5-6" fill="none" stroke="var(--on-primary)" strokeWidth="2.6" />
        </svg>
      ) : (
        <img src={src} alt="" height={size} />
      )}
      {name}
    </span>
  );
}

/** Classes for the navigation, the bell and the support button, which belong to the application. */
export const navigationClasses = {
  bar: styles['bar'] ?? '',
  centre: styles['centre'] ?? '',
  /** Only beside or above the navigation at the left edge. */
  wide: styles['wide'] ?? '',
  /** The logo: above the navigation at the left edge. */
  brand: styles['brand'] ?? '',
  bell: styles['bell'] ?? '',
  support: styles['support'] ?? '',
  float: `round ${styles['float'] ?? ''}`,
};
