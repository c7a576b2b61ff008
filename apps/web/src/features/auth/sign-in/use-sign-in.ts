import { errorText, useLogin } from '@amana/api';
import type { LoginRequest } from '@amana/api';
import { EMAIL_NOT_CONFIRMED, TOAST_LOGIN_SUCCESS_MS, TOAST_WARNING_MS } from '@amana/domain';
import { toast } from '@amana/ui';
import { useNavigate } from 'react-router-dom';
import { credentialsSet } from '../../../session/index.ts';
import { pendingEmail } from '../pending-email.ts';
import { sendVerificationPath } from '../../../shared/paths.ts';
import { showError } from '../../../shared/show-error.ts';

export function useSignIn() {
  const login = useLogin();
  const navigate = useNavigate();
  return async (values: LoginRequest): Promise<void> => {
    try {
      const { data } = await login.mutateAsync({ data: values });
      pendingEmail.forget();
      toast.success('Login successfully', TOAST_LOGIN_SUCCESS_MS);
      // The guard of the sign-in route then redirects to the dashboard.
      credentialsSet({ user: data.user, accessToken: data.token, refreshToken: data.refreshToken });
    } catch (error) {
      const text = errorText(error, 'An error occurred');
      if (!text.includes(EMAIL_NOT_CONFIRMED)) {
        showError(error);
        return;
      }
      toast.warning(text, TOAST_WARNING_MS);
      pendingEmail.store(values.email);
      await navigate(sendVerificationPath(values.email));
    }
  };
}
