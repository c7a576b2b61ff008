import type { StoryObj } from '@storybook/react-vite';
import { Columns, PageColumn, PageHeader } from './layout.tsx';

const card = (text: string) => (
  <p className="framed" style={{ padding: 16 }}>
    {text}
  </p>
);

export default {
  title: 'Layout/PageColumn',
  component: PageColumn,
  subcomponents: { Columns },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
};

export const Default: StoryObj<typeof PageColumn> = {
  tags: ['desktop'],
  args: {
    children: (
      <>
        <PageHeader title="Leather sandals, size 43" subtitle="Sold by Chidi Okeke" />
        <Columns main={card('Main column')} aside={card('Second column')} />
      </>
    ),
  },
};
