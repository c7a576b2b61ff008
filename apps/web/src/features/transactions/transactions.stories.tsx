import { MAIN_IDS } from '@amana/mock-lab/testing';
import { PATHS, manageDialogPath } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

export default { ...screen, title: 'Screens/Transactions', tags: ['!autodocs'] };

export const ShipAsSeller: ScreenStory = { args: { scenario: 'paid-waiting-for-shipment' } };

export const SellerIsLate: ScreenStory = { tags: ['!test'], args: { scenario: 'seller-is-late' } };

export const ReceiveAsBuyer: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'shipped-waiting-for-code' },
};

export const EnterCode: ScreenStory = {
  args: {
    scenario: 'shipped-waiting-for-code',
    path: manageDialogPath(MAIN_IDS.transactionId, 'productReceived'),
  },
};

export const SettlingAsSeller: ScreenStory = { tags: ['!test'], args: { scenario: 'settling' } };

export const CompletedAsBuyer: ScreenStory = { tags: ['!test'], args: { scenario: 'completed' } };

export const EmptyList: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'empty', path: PATHS.transactions },
};
