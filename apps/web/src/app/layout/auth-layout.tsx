import { AuthColumn, Logo } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { SupportButton } from './support-button.tsx';

const LOGO_SIZE = 32;
export const LOGIN_LOGO_SIZE = 48;

export function AuthLayout({ logo }: { logo?: ReactNode }) {
  const { productName, logoUrl, termsUrl, privacyUrl } = useConfig();
  const { pathname } = useLocation();
  const isLogin = pathname === PATHS.login || pathname === PATHS.root;
  return (
    <>
      <AuthColumn
        logo={logo ?? <Logo name={productName} src={logoUrl} size={isLogin ? LOGIN_LOGO_SIZE : LOGO_SIZE} />}
        footer={
          <>
            <p>
              By continuing you accept our{' '}
              <a href={termsUrl} target="_blank" rel="noreferrer">
                Terms of Use
              </a>{' '}
              and{' '}
              <a href={privacyUrl} target="_blank" rel="noreferrer">
                Privacy Policy
              </a>
            </p>
            <p>
              <Link to={PATHS.about}>About this app</Link>
            </p>
          </>
        }
      >
        <ConnectionNotice />
        <Outlet />
      </AuthColumn>
      <SupportButton />
    </>
  );
}
