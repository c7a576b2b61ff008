import { errorText, useLogin } from '@amana/api';
import type { LoginRequest } from '@amana/api';
import { TOAST_ERROR_MS, TOAST_LOGIN_SUCCESS_MS, TOAST_WARNING_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useNavigate } from 'react-router-dom';
import { credentialsSet } from '../../../session/index.ts';
import { pendingEmail } from '../pending-email.ts';
import { sendVerificationPath } from '../../../shared/paths.ts';

/** §8: how the server says that the address is not confirmed yet. */
const UNCONFIRMED = 'Login unsuccessful, please confirm email.';

/** Every outcome of a login (§4). */
export function useSignIn() {
  const login = useLogin();
  const navigate = useNavigate();
  return async (values: LoginRequest): Promise<void> => {
    try {
      const { data } = await login.mutateAsync({ data: values });
      pendingEmail.forget();
      toast.success('Login successfully', TOAST_LOGIN_SUCCESS_MS);
      // The sign-in screen gives way to where a signed-in person belongs.
      credentialsSet({ user: data.user, accessToken: data.token, refreshToken: data.refreshToken });
    } catch (error) {
      const text = errorText(error, 'An error occurred');
      if (!text.includes(UNCONFIRMED)) {
        toast.error(text, TOAST_ERROR_MS);
        return;
      }
      toast.warning(text, TOAST_WARNING_MS);
      pendingEmail.store(values.email);
      await navigate(sendVerificationPath(values.email));
    }
  };
}
