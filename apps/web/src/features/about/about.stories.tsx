import { PATHS } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default {
  ...screen,
  title: 'Screens/About',
  tags: ['!autodocs'],
  args: { scenario: 'empty', as: 'nobody' },
};

export const About: ScreenStory = { tags: ['!test'], args: { path: PATHS.about } };
