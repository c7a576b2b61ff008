import { object } from 'yup';
import { DISPUTE_NOTE_MAX_LENGTH, DISPUTE_TITLE_MAX_LENGTH, MESSAGE_MAX_LENGTH } from '../constants.ts';
import { canSendMessage } from '../disputes/chat.ts';
import { DISPUTE_CATEGORIES } from '../disputes/disputes.ts';
import { CHAT_UPLOAD, EVIDENCE_UPLOAD } from '../uploads/uploads.ts';
import { fileField, optionalText, requiredText, textField } from './fields.ts';

export const disputeSchema = object({
  title: textField(requiredText('Please provide a title for your dispute', DISPUTE_TITLE_MAX_LENGTH)),
  note: textField(requiredText('Please provide a reason for the dispute', DISPUTE_NOTE_MAX_LENGTH)),
  // §5: a choice with no required check.
  disputeCategory: textField((value) =>
    value === '' || DISPUTE_CATEGORIES.some((category) => category === value) ? null : 'Select a category',
  ),
  document: fileField(EVIDENCE_UPLOAD),
});
export const chatMessageSchema = object({
  message: textField(optionalText(MESSAGE_MAX_LENGTH)),
  image: fileField(CHAT_UPLOAD),
}).test({
  name: 'canSend',
  test: ({ message, image }, context) =>
    canSendMessage(message, image !== null) ||
    context.createError({ path: 'message', message: 'Write a message or attach a file' }),
});
