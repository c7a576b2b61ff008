import type { StoryObj } from '@storybook/react-vite';
import { AuthColumn, Columns, Logo, PageColumn, PageHeader } from './layout.tsx';

export default { title: 'Components/Layout', parameters: { layout: 'fullscreen' } };

export const Visitor: StoryObj = {
  render: () => (
    <AuthColumn logo={<Logo name="Amana" />} footer="Amana holds what the buyer pays.">
      <h1>Log In</h1>
    </AuthColumn>
  ),
};

const card = (text: string) => (
  <p className="framed" style={{ padding: 16 }}>
    {text}
  </p>
);

export const Page: StoryObj = {
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PageColumn>
      <PageHeader title="Leather sandals, size 43" subtitle="Sold by Chidi Okeke" />
      <Columns main={card('Main column')} aside={card('Second column')} />
    </PageColumn>
  ),
};
