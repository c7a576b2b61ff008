import { PATHS } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default {
  ...screen,
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  args: { scenario: 'empty', path: PATHS.settings },
};

export const Settings: ScreenStory = {};

export const DeleteAccount: ScreenStory = {
  tags: ['!test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }));
  },
};
