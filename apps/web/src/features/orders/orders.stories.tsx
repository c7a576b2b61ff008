import { MAIN_IDS } from '@amana/mock-lab/testing';
import { PATHS, orderPath } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Orders', tags: ['!autodocs'] };

export const List: ScreenStory = { args: { scenario: 'busy' } };

export const ListOnDesktop: ScreenStory = {
  args: { scenario: 'account-waits-for-money', path: PATHS.orders },
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
};

export const EmptyList: ScreenStory = { tags: ['!test'], args: { scenario: 'empty', path: PATHS.orders } };

export const ListFailed: ScreenStory = {
  args: {
    scenario: 'empty',
    path: PATHS.orders,
    faults: { failureRate: 1 },
    config: { requestIds: true },
  },
};

export const Create: ScreenStory = { args: { scenario: 'empty', path: PATHS.createOrder } };

export const ApproveAsSeller: ScreenStory = { args: { scenario: 'order-to-approve' } };

export const WaitingAsSeller: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'order-waits-for-bank-details' },
};

export const RejectedAsBuyer: ScreenStory = { tags: ['!test'], args: { scenario: 'order-rejected' } };

export const UnpaidAsBuyer: ScreenStory = { tags: ['dark'], args: { scenario: 'account-expired' } };

export const NotFound: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'empty', path: orderPath(MAIN_IDS.orderId) },
};

export const LongNamesAndLargeAmounts: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'long-names-and-large-amounts' },
};
