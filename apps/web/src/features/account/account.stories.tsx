import { PATHS } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Account', tags: ['!autodocs'], args: { scenario: 'empty' } };

export const Home: ScreenStory = { args: { path: PATHS.account } };

export const ProfileNotCompleted: ScreenStory = { args: { scenario: 'profile-not-completed' } };

export const BankDetailsMissing: ScreenStory = { tags: ['!test'], args: { scenario: 'no-bank-details' } };

export const ChangePassword: ScreenStory = { tags: ['!test'], args: { path: PATHS.changePassword } };
