import { type DeviationTable, type Fields, ofRefusal } from './answer.ts';

/** Converts a refusal to status 200 with another body; a missing token stays a 401. */
function underSuccessAs(form: (message: unknown) => Fields) {
  return ofRefusal(({ message }, { status }) => (status === 401 ? {} : { status: 200, body: form(message) }));
}

export const REFUSAL_ENVELOPES = {
  'refusals-with-false-status': {
    description: 'A refusal has status 200 and status: false',
    change: underSuccessAs((message) => ({ status: false, message })),
  },
  'refusals-with-error-status': {
    description: 'A refusal has status 200 and status: error',
    change: underSuccessAs((message) => ({ status: 'error', message, data: null })),
  },
  'refusals-with-text-flag': {
    description: 'A refusal has status 200 and the text false as success',
    change: underSuccessAs((message) => ({ success: 'false', message })),
  },
  'refusals-with-error-flag': {
    description: 'A refusal has status 200 and hasError: true',
    change: underSuccessAs((message) => ({ hasError: true, message })),
  },
  'refusals-with-error-text': {
    description: 'A refusal has status 200 and its text as error',
    change: underSuccessAs((message) => ({ error: message })),
  },
  'refusals-with-errors-text': {
    description: 'A refusal has status 200 and its text as errors',
    change: underSuccessAs((message) => ({ errors: message })),
  },
  'refusals-with-400-key': {
    description: 'A refusal has status 200 and its text as 400',
    change: underSuccessAs((message) => ({ '400': message, message })),
  },
  'refusals-with-false-data': {
    description: 'A refusal has status 200 and false instead of the data',
    change: underSuccessAs((message) => ({ data: false, message })),
  },
} as const satisfies DeviationTable;
