import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Notifications', tags: ['!autodocs'] };

export const Panel: ScreenStory = {
  args: { scenario: 'dispute-in-conversation', path: '/dashboard/settings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Notifications/ }));
  },
};
