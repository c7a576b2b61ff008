import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Overview', tags: ['!autodocs'], args: { scenario: 'default' } };

export const Trading: ScreenStory = { tags: ['dark', 'tablet'] };

export const NothingYet: ScreenStory = { args: { scenario: 'empty' } };

export const Offline: ScreenStory = { args: { scenario: 'empty', faults: { offline: true } } };
