import { Divider } from '@amana/ui';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import styles from '../auth.module.css';
import { type SocialSignInProps, SocialSignIn } from './social-sign-in.tsx';

export function SocialSection({ text }: Pick<SocialSignInProps, 'text'>) {
  const { identityClientId } = useConfig();
  if (identityClientId === null) return null;
  return (
    <div className={styles['socialSection']}>
      <SocialSignIn clientId={identityClientId} text={text} />
      <Divider>OR</Divider>
    </div>
  );
}
