import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface AuthColumnProps {
  logo: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function AuthColumn({ logo, footer, children }: AuthColumnProps) {
  return (
    <div className={styles['auth']}>
      <header>{logo}</header>
      <main className={styles['authCard']}>{children}</main>
      <footer className={styles['authFooter']}>{footer}</footer>
    </div>
  );
}

export interface PageColumnProps {
  beside?: ReactNode;
  children: ReactNode;
}

export function PageColumn({ beside = null, children }: PageColumnProps) {
  return (
    <>
      {beside !== null && <div className={styles['beside']}>{beside}</div>}
      <main className={styles['page']}>{children}</main>
    </>
  );
}

export interface ColumnsProps {
  main: ReactNode;
  aside: ReactNode;
}

export function Columns({ main, aside }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{main}</div>
      <div className={styles['column']}>{aside}</div>
    </div>
  );
}

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      {back}
      <div className={styles['headerText']}>
        <h1>{title}</h1>
        {subtitle !== undefined && <p className={styles['subtitle']}>{subtitle}</p>}
      </div>
      {actions}
    </header>
  );
}

/** Classes for the navigation and the support button, whose links belong to the application. */
export const navigationClasses = {
  bar: styles['bar'] ?? '',
  centre: styles['centre'] ?? '',
  support: styles['support'] ?? '',
  float: styles['float'] ?? '',
  away: styles['away'] ?? '',
};
