import { AuthColumn, Logo } from '@amana/ui';
import { Link, Outlet, useHref, useLocation } from 'react-router-dom';
import { PATHS } from '../../shared/paths.ts';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { SupportButton } from './support-button.tsx';

const LOGO_SIZE = 32;
const LOGIN_LOGO_SIZE = 48;

interface PolicyLinkProps {
  setting: 'termsUrl' | 'privacyUrl';
  name: string;
}

/** Leads to the page about the app, which says so, if the operator has not published it. */
function PolicyLink({ setting, name }: PolicyLinkProps) {
  const about = useHref(PATHS.about);
  return (
    <a href={useConfig()[setting] ?? about} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

export function AuthLayout() {
  const { productName, logoUrl } = useConfig();
  const { pathname } = useLocation();
  const isLogin = pathname === PATHS.login || pathname === PATHS.root;
  return (
    <>
      <AuthColumn
        logo={<Logo name={productName} src={logoUrl} size={isLogin ? LOGIN_LOGO_SIZE : LOGO_SIZE} />}
        footer={
          <>
            <p>
              By continuing you accept our <PolicyLink setting="termsUrl" name="Terms of Use" /> and{' '}
              <PolicyLink setting="privacyUrl" name="Privacy Policy" />
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
