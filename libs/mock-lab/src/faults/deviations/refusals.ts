import {
  type Answer,
  type DeviationTable,
  type Fields,
  capitalised,
  isFields,
  mapNames,
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

export const REFUSALS = {
  refuses: {
    description: 'The call is refused with status 400 and has no effect',
    instead: () => ({ status: 400, body: { message: REFUSED, '400': REFUSED } }),
  },
  'refuses-with-success-status': {
    description: 'The call is refused with status 200 and succeeded: false, and has no effect',
    instead: () => underSuccess({ message: REFUSED }),
  },
  'refuses-token': {
    description: 'The call is refused with status 401, whatever its token',
    instead: () => ({ status: 401, body: { message: 'Please sign in again' } }),
  },
  'refusals-with-success-status': {
    description: 'A refusal has status 200 and succeeded: false',
    change: ofRefusal((body, answer) => (answer.status === 401 ? {} : underSuccess(body))),
  },
  'problem-details': {
    description: 'A refusal as the problem details of ASP.NET',
    change: ofRefusal((body, answer) =>
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
  },
  'errors-as-list': {
    description: 'The messages of fields as a list of texts',
    change: ofRefusal((body) => ({ body: { ...body, errors: messagesOf(body) } })),
  },
  'errors-as-objects': {
    description: 'The messages of fields as a list of { propertyName, errorMessage }',
    change: ofRefusal((body) => ({
      body: {
        ...body,
        errors: fieldMessages(body).map(([field, errorMessage]) => ({ propertyName: field, errorMessage })),
      },
    })),
  },
  'errors-as-text': {
    description: 'The messages of fields as one text',
    change: ofRefusal((body) => ({ body: { ...body, errors: messagesOf(body).join('; ') } })),
  },
  'errors-in-pascal-case': {
    description: 'The names of fields in PascalCase',
    change: ofRefusal((body) => ({ body: { ...body, errors: mapNames(body['errors'], capitalised) } })),
  },
  'nested-error': {
    description: 'A refusal as { error: { code, message } }',
    change: ofRefusal((body, { status }) => ({
      body: { error: { code: status, message: body['message'] } },
    })),
  },
  'messages-list': {
    description: 'A refusal as { succeeded, messages }',
    change: ofRefusal((body) => ({ body: { succeeded: false, messages: messagesOf(body) } })),
  },
  'null-refusal-text': {
    description: 'null as the text of a refusal',
    change: ofRefusal(() => ({ body: { message: null, errors: null } })),
  },
  'text-refusal': {
    description: 'A refusal as plain text',
    change: ofRefusal((body, answer) => asText(answer, String(body['message']), 'text/plain')),
  },
  'html-refusal': {
    description: 'A refusal as a web page',
    change: ofRefusal((_, answer) =>
      asText(answer, `<!doctype html><title>Error</title><h1>Error ${answer.status}</h1>`, 'text/html'),
    ),
  },
  'empty-refusal': {
    description: 'A refusal without a body',
    change: ofRefusal((_, answer) => withHeaders({ ...answer, body: undefined }, { 'content-type': null })),
  },
  'not-found-for-none': {
    description: 'Status 404 instead of null, as for a user without a withdrawal account',
    change: (answer, { changesState }) =>
      !changesState && answer.status === 200 && isFields(answer.body) && answer.body['data'] === null
        ? { ...answer, status: 404, body: { message: 'Not found' } }
        : answer,
  },
  'forbidden-for-expired-token': {
    description: 'Status 403 instead of 401',
    change: (answer) => (answer.status === 401 ? { ...answer, status: 403 } : answer),
  },
  'unauthorised-without-cors': {
    description: 'Status 401 without the headers that let another origin read it',
    change: (answer) => (answer.status === 401 ? withHeaders(answer, NO_CORS) : answer),
  },
  'no-cors': {
    description: 'No header that lets another origin read the answer',
    change: (answer) => withHeaders(answer, NO_CORS),
  },
} as const satisfies DeviationTable;

function messagesOf(body: Fields): string[] {
  const messages = fieldMessages(body).map(([, message]) => message);
  return messages.length === 0 ? [String(body['message'])] : messages;
}
