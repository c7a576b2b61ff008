import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from './button.tsx';
import { Result } from './result.tsx';
import { Skeleton } from './skeleton.tsx';
import { ErrorState, State } from './state.tsx';

export default { title: 'Components/States' };

export const Empty: StoryObj = {
  render: () => <State title="No Transactions Yet" text="Your orders will be listed here." />,
};

export const Failed: StoryObj = { render: () => <ErrorState onRetry={fn()} /> };

export const Loading: StoryObj = { render: () => <Skeleton heights={[56, 120, 44]} /> };

export const Done: StoryObj = {
  render: () => (
    <Result title="Product received" action={<Button>View receipt</Button>}>
      The seller will be paid ₦282,312.50.
    </Result>
  ),
};
