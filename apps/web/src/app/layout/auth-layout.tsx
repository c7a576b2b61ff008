import { AuthColumn, Logo } from '@amana/ui';
import { Link, Outlet, useHref, useLocation } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { SupportButton } from './support-button.tsx';

const LOGO_SIZE = 32;
const LOGIN_LOGO_SIZE = 48;

export function AuthLayout() {
  const { productName, logoUrl, termsUrl, privacyUrl } = useConfig();
  // It says so, if the operator has not published a document.
  const about = useHref(PATHS.about);
  const { pathname } = useLocation();
  const isLogin = pathname === PATHS.login || pathname === PATHS.root;
  return (
    <>
      <AuthColumn
        logo={
          <>
            <Logo name={productName} src={logoUrl} size={isLogin ? LOGIN_LOGO_SIZE : LOGO_SIZE} />
            {isLogin && (
              <p className="small-print">
                Buy and sell with strangers. {productName} holds the money until the goods arrive.
              </p>
            )}
          </>
        }
        footer={
          <>
            <p>
              By continuing you accept our{' '}
              <a href={termsUrl ?? about} target="_blank" rel="noreferrer">
                Terms of Use
              </a>{' '}
              and{' '}
              <a href={privacyUrl ?? about} target="_blank" rel="noreferrer">
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
