import { MAIN_IDS } from '@amana/mock-lab/testing';
import { PATHS, lodgeDisputePath } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Disputes', tags: ['!autodocs'] };

export const Lodge: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'shipped-waiting-for-code', path: lodgeDisputePath(MAIN_IDS.transactionId) },
};

export const Open: ScreenStory = { args: { scenario: 'disputed-with-a-document' } };

export const Refunded: ScreenStory = { tags: ['!test'], args: { scenario: 'refunded-by-support' } };

export const EmptyList: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'empty', path: PATHS.disputes },
};
