import { type TestBackend, MAIN_IDS } from '@amana/mock-lab/testing';
import { proofPath } from '../../shared/paths.ts';
import { type ScreenStory, screen } from '../../testing/screen.tsx';

const path = async (backend: TestBackend) => {
  const { data } = await backend.call('getOrder', { as: 'ada', path: { id: MAIN_IDS.orderId } });
  return proofPath(data.proofCode ?? '');
};

export default {
  ...screen,
  title: 'Screens/Proof of payment',
  tags: ['!autodocs'],
  args: { as: 'nobody', path },
};

export const Paid: ScreenStory = { args: { scenario: 'paid-waiting-for-shipment' } };

export const InDispute: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'disputed-with-a-document' },
};

export const Refunded: ScreenStory = { tags: ['!test'], args: { scenario: 'refunded-by-support' } };

export const NotFound: ScreenStory = {
  tags: ['!test'],
  args: { scenario: 'empty', path: proofPath('unknown') },
};
