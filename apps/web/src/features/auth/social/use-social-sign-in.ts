import { useGoogleSignIn } from '@amana/api';
import { TOAST_LOGIN_SUCCESS_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { credentialsSet } from '../../../session/index.ts';
import { pendingEmail } from '../pending-email.ts';

const SERVER_FAILED = 'Google login failed. Please try again.';
const WIDGET_FAILED = 'Google sign-in failed. Please try again.';

/** Sends the credential of the provider's button to the server. */
export function useSocialSignIn() {
  const signIn = useGoogleSignIn();
  const sendCredential = async (credential: string): Promise<void> => {
    try {
      // The contract requires the access token, and the server expects it to be empty.
      const { data } = await signIn.mutateAsync({ data: { accessToken: '', tokenId: credential } });
      pendingEmail.forget();
      toast.success('Login successfully', TOAST_LOGIN_SUCCESS_MS);
      credentialsSet({ user: data.user, accessToken: data.token, refreshToken: data.refreshToken });
    } catch {
      // One text for every failure: the server's messages are not meant for users here.
      toast.error(SERVER_FAILED);
    }
  };
  const tellWidgetFailed = () => toast.error(WIDGET_FAILED);
  return { sendCredential, tellWidgetFailed };
}
