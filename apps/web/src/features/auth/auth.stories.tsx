import { PATHS } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default {
  ...screen,
  title: 'Screens/Visitor',
  tags: ['!autodocs'],
  args: { scenario: 'empty', as: 'nobody' },
};

export const SignIn: ScreenStory = { tags: ['dark', 'tablet'], args: { path: PATHS.login } };

export const Register: ScreenStory = { tags: ['!test'], args: { path: PATHS.register } };

export const ResetPassword: ScreenStory = {
  tags: ['!test'],
  args: { path: `${PATHS.resetPassword}?Token=x&email=ada@amana.test` },
};

export const Invitation: ScreenStory = { args: { scenario: 'order-link-for-a-newcomer' } };

export const NotFound: ScreenStory = { args: { path: '/nowhere' } };
