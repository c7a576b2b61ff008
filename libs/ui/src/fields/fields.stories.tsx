import { ACCOUNT_NUMBER_INPUT } from '@amana/domain';
import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../components/button.tsx';
import { Stack } from '../components/card.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { AmountField } from './amount-field.tsx';
import { BankSelect } from './bank-select.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DigitField } from './digit-field.tsx';
import fieldStyles from './field.module.css';
import { FileDrop } from './file-drop.tsx';
import { FileButton } from './file-input.tsx';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';
import { Switch } from './switch.tsx';
import { SelectField, TextAreaField, TextField } from './text-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

export default { title: 'Components/Fields' };

export const Texts: StoryObj = {
  tags: ['dark'],
  render: () => (
    <Stack>
      <TextField label="Email" hint="The order is sent here." placeholder="name@example.com" />
      <TextField label="Phone Number" defaultValue="0803" error="Enter 11 digits." />
      <TextField label="Account Name" defaultValue="ADA OBI" disabled />
      <TextAreaField label="Description" defaultValue="Leather sandals, size 43" />
    </Stack>
  ),
};

export const Others: StoryObj = {
  render: () => (
    <Stack>
      <AmountField label="Amount" value="285,000" onText={fn()} />
      <PasswordField label="Password" defaultValue="Passw0rd!" />
      <SelectField label="Gender">
        <option>Female</option>
      </SelectField>
      <BankSelect
        label="Bank"
        banks={[{ id: '058', name: 'Guaranty Trust Bank' }]}
        chosenName="Guaranty Trust Bank"
        emptyText="No bank found"
        onSelect={fn()}
      />
      <Switch label="Email notifications" checked onChange={fn()} />
    </Stack>
  ),
};

const digits = { rule: ACCOUNT_NUMBER_INPUT, label: 'Account Number', onText: fn() };

export const Digits: StoryObj = {
  render: () => (
    <Stack>
      <DigitField {...digits} value="" hint="10 digits" />
      <DigitField {...digits} value="0123456" error="Enter 10 digits." />
      <DigitField {...digits} value="0123456789" disabled />
      <FormField label="Quantity" notice="Only digits are accepted.">
        {(ties) => <input {...ties} className={fieldStyles['input']} defaultValue="2" />}
      </FormField>
    </Stack>
  ),
};

const drop = { hint: 'JPG, PNG or PDF, up to 5 MB', accept: 'image/*', onStop: fn(), onFile: fn() };
const file = new File(['%PDF-'], 'waybill-of-the-rider.pdf', { type: 'application/pdf' });

export const Files: StoryObj = {
  render: () => (
    <Stack>
      <FileDrop {...drop} label="Empty" file={null} />
      <FileDrop {...drop} label="Refused" file={null} error="This file is not a picture." />
      <FileDrop {...drop} label="Chosen" file={file} />
      <FileDrop {...drop} label="Sending" file={file} percent={60} />
    </Stack>
  ),
};

const picture = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" style="background: teal" />'],
  'sandals.svg',
  {
    type: 'image/svg+xml',
  },
);
const button = { variant: 'secondary', inputLabel: 'Picture', onFile: fn() } as const;

export const Uploads: StoryObj = {
  render: () => (
    <Stack>
      <FileButton {...button}>Change picture</FileButton>
      <FileButton {...button} loading>
        Change picture
      </FileButton>
      <ChosenFile file={picture} />
      <ChosenFile file={file} />
      <UploadProgress percent={0} label="Begun" onStop={fn()} />
      <UploadProgress percent={100} label="Sent" onStop={fn()} />
    </Stack>
  ),
};

export const InDialog: StoryObj = {
  render: () => (
    <>
      <Button>Report Delivery</Button>
      <Dialog title="Report Delivery" isOpen onClose={fn()}>
        <TextField label="Delivered by" hint="Name of the rider or the company" />
        <Button block>Submit</Button>
      </Dialog>
    </>
  ),
};
