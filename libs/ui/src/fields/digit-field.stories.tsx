import { ACCOUNT_NUMBER_INPUT } from '@amana/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DigitField } from './digit-field.tsx';

export default {
  title: 'Fields/DigitField',
  component: DigitField,
  args: { rule: ACCOUNT_NUMBER_INPUT, label: 'Account Number', value: '', hint: '10 digits', onText: fn() },
} satisfies Meta<typeof DigitField>;

export const Empty: StoryObj = {};

export const Invalid: StoryObj = { args: { value: '0123456', error: 'Enter 10 digits.' } };
