import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Chat', tags: ['!autodocs'] };

export const Conversation: ScreenStory = { args: { scenario: 'dispute-in-conversation' } };
