import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Chat' };

export const Conversation: ScreenStory = { args: { scenario: 'dispute-in-conversation' } };
