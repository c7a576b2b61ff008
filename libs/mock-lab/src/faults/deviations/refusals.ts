import {
  type Answer,
  type DeviationTable,
  type Fields,
  capitalised,
  isFields,
  instead,
  mapNames,
  ofAnswer,
  ofRefusal,
  withHeaders,
} from './answer.ts';

const REFUSED = 'The provider refused this request';

/** The messages of a refusal by field; empty for a refusal without fields. */
function fieldMessages(body: Fields): readonly (readonly [field: string, message: string])[] {
  const errors = isFields(body['errors']) ? body['errors'] : {};
  return Object.entries(errors).flatMap(([field, messages]) =>
    Array.isArray(messages) ? messages.map((message) => [field, String(message)] as const) : [],
  );
}

function asText(answer: Answer, body: string, contentType: string): Answer {
  return withHeaders({ ...answer, body }, { 'content-type': contentType });
}

function underSuccess(body: Fields): Partial<Answer> {
  return { status: 200, body: { ...body, succeeded: false, data: null, messages: [body['message']] } };
}

const NO_CORS = { 'access-control-allow-origin': null, 'access-control-expose-headers': null };

/** Converts a refusal to status 200 with another body; a missing token stays a 401. */
function underSuccessAs(description: string, form: (message: unknown) => Fields) {
  return ofRefusal(description, ({ message }, { status }) =>
    status === 401 ? {} : { status: 200, body: form(message) },
  );
}

export const REFUSALS = {
  refuses: instead('The call is refused with status 400 and has no effect', {
    status: 400,
    body: { message: REFUSED, '400': REFUSED },
  }),
  'refuses-with-success-status': instead(
    'The call is refused with status 200 and succeeded: false, and has no effect',
    underSuccess({ message: REFUSED }),
  ),
  'refuses-token': instead('The call is refused with status 401, whatever its token', {
    status: 401,
    body: { message: 'Please sign in again' },
  }),
  'refusals-with-success-status': ofRefusal(
    'A refusal has status 200 and succeeded: false',
    (body, answer) => (answer.status === 401 ? {} : underSuccess(body)),
  ),
  'problem-details': ofRefusal('A refusal as the problem details of ASP.NET', (body, answer) =>
    withHeaders(
      {
        ...answer,
        body: {
          type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
          title: 'One or more validation errors occurred.',
          status: answer.status,
          detail: body['message'],
          ...(body['errors'] === undefined ? {} : { errors: mapNames(body['errors'], capitalised) }),
          traceId: '00-84c1fd4063c38d9f3900d06e56542d48-85d1d4-00',
        },
      },
      { 'content-type': 'application/problem+json' },
    ),
  ),
  'errors-as-list': ofRefusal('The messages of fields as a list of texts', (body) => ({
    body: { ...body, errors: messagesOf(body) },
  })),
  'errors-as-objects': ofRefusal(
    'The messages of fields as a list of { propertyName, errorMessage }',
    (body) => ({
      body: {
        ...body,
        errors: fieldMessages(body).map(([field, errorMessage]) => ({ propertyName: field, errorMessage })),
      },
    }),
  ),
  'errors-as-text': ofRefusal('The messages of fields as one text', (body) => ({
    body: { ...body, errors: messagesOf(body).join('; ') },
  })),
  'errors-in-pascal-case': ofRefusal('The names of fields in PascalCase', (body) => ({
    body: { ...body, errors: mapNames(body['errors'], capitalised) },
  })),
  'nested-error': ofRefusal('A refusal as { error: { code, message } }', (body, { status }) => ({
    body: { error: { code: status, message: body['message'] } },
  })),
  'messages-list': ofRefusal('A refusal as { succeeded, messages }', (body) => ({
    body: { succeeded: false, messages: messagesOf(body) },
  })),
  'null-refusal-text': ofRefusal('null as the text of a refusal', () => ({
    body: { message: null, errors: null },
  })),
  'text-refusal': ofRefusal('A refusal as plain text', (body, answer) =>
    asText(answer, String(body['message']), 'text/plain'),
  ),
  'html-refusal': ofRefusal('A refusal as a web page', (_, answer) =>
    asText(answer, `<!doctype html><title>Error</title><h1>Error ${answer.status}</h1>`, 'text/html'),
  ),
  'empty-refusal': ofRefusal('A refusal without a body', (_, answer) =>
    withHeaders({ ...answer, body: undefined }, { 'content-type': null }),
  ),
  'not-found-for-none': ofAnswer(
    'Status 404 instead of null, as for a user without a withdrawal account',
    (answer, { changesState }) =>
      !changesState && answer.status === 200 && isFields(answer.body) && answer.body['data'] === null
        ? { ...answer, status: 404, body: { message: 'Not found' } }
        : answer,
  ),
  'forbidden-for-expired-token': ofAnswer('Status 403 instead of 401', (answer) =>
    answer.status === 401 ? { ...answer, status: 403 } : answer,
  ),
  'unauthorised-without-cors': ofAnswer(
    'Status 401 without the headers that let another origin read it',
    (answer) => (answer.status === 401 ? withHeaders(answer, NO_CORS) : answer),
  ),
  'no-cors': ofAnswer('No header that lets another origin read the answer', (answer) =>
    withHeaders(answer, NO_CORS),
  ),
  'refusals-with-false-status': underSuccessAs('A refusal has status 200 and status: false', (message) => ({
    status: false,
    message,
  })),
  'refusals-with-error-status': underSuccessAs('A refusal has status 200 and status: error', (message) => ({
    status: 'error',
    message,
    data: null,
  })),
  'refusals-with-text-flag': underSuccessAs(
    'A refusal has status 200 and the text false as success',
    (message) => ({ success: 'false', message }),
  ),
  'refusals-with-error-flag': underSuccessAs('A refusal has status 200 and hasError: true', (message) => ({
    hasError: true,
    message,
  })),
  'refusals-with-error-text': underSuccessAs('A refusal has status 200 and its text as error', (message) => ({
    error: message,
  })),
  'refusals-with-errors-text': underSuccessAs(
    'A refusal has status 200 and its text as errors',
    (message) => ({ errors: message }),
  ),
  'refusals-with-400-key': underSuccessAs('A refusal has status 200 and its text as 400', (message) => ({
    '400': message,
    message,
  })),
  'refusals-with-false-data': underSuccessAs(
    'A refusal has status 200 and false instead of the data',
    (message) => ({ data: false, message }),
  ),
} as const satisfies DeviationTable;

function messagesOf(body: Fields): string[] {
  const messages = fieldMessages(body).map(([, message]) => message);
  return messages.length === 0 ? [String(body['message'])] : messages;
}
