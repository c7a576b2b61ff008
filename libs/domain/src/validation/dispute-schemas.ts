import { object } from 'yup';
import { DISPUTE_NOTE_MAX_LENGTH, DISPUTE_TITLE_MAX_LENGTH } from '../constants.ts';
import { DISPUTE_CATEGORIES } from '../disputes/dispute-rules.ts';
import { EVIDENCE_UPLOAD, formTextLength } from '../uploads/upload-rules.ts';
import { choiceField, fileField, limitedText, textField } from './field-rules.ts';

export const disputeSchema = object({
  title: textField(limitedText('Please provide a title for your dispute', DISPUTE_TITLE_MAX_LENGTH)),
  note: textField(
    limitedText('Please provide a reason for the dispute', DISPUTE_NOTE_MAX_LENGTH, formTextLength),
  ),
  disputeCategory: choiceField(['', ...DISPUTE_CATEGORIES], 'Select a category'),
  document: fileField(EVIDENCE_UPLOAD),
});
