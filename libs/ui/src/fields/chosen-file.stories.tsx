import type { StoryObj } from '@storybook/react-vite';
import { ChosenFile } from './chosen-file.tsx';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" style="background: teal" />';

export default { title: 'Fields/ChosenFile', component: ChosenFile };

export const Picture: StoryObj<typeof ChosenFile> = {
  args: { file: new File([svg], 'sandals.svg', { type: 'image/svg+xml' }) },
};

export const Document: StoryObj<typeof ChosenFile> = {
  args: { file: new File(['%PDF-'], 'waybill-of-the-rider.pdf', { type: 'application/pdf' }) },
};
