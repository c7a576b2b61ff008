import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

const file = new File(['%PDF-'], 'waybill-of-the-rider.pdf', { type: 'application/pdf' });

export default {
  title: 'Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Waybill',
    hint: 'JPG, PNG or PDF, up to 5 MB',
    accept: 'image/*',
    file: null,
    onStop: fn(),
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export const Empty: StoryObj = {};

export const Refused: StoryObj = { args: { error: 'This file is not a picture.' } };

export const Chosen: StoryObj = { args: { file } };

export const Sending: StoryObj = { args: { file, percent: 60 } };
