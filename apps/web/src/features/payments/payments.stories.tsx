import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Payments', tags: ['!autodocs'] };

export const Pay: ScreenStory = { args: { scenario: 'order-to-pay' } };

export const Transfer: ScreenStory = { args: { scenario: 'account-waits-for-money' } };

export const TransferAboutToExpire: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'account-about-to-expire' },
};

export const Underpaid: ScreenStory = { args: { scenario: 'underpaid' } };
