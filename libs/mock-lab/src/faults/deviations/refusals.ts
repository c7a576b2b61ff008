import {
  type DeviationTable,
  capitalised,
  instead,
  mapNames,
  ofRefusal,
  withBody,
  withHeaders,
} from './answer.ts';

const REFUSED = 'The provider refused this request';

export const REFUSALS = {
  refuses: instead('The call is refused with status 400 and has no effect', {
    status: 400,
    body: { message: REFUSED, '400': REFUSED },
  }),
  'refuses-with-success-status': instead(
    'The call is refused with status 200 and succeeded: false, and has no effect',
    { status: 200, body: { message: REFUSED, succeeded: false, data: null, messages: [REFUSED] } },
  ),
  'refuses-token': instead('The call is refused with status 401, whatever its token', {
    status: 401,
    body: { message: 'Please sign in again' },
  }),
  'problem-details': ofRefusal('A refusal as the problem details of ASP.NET', (body, answer) => {
    const problem = {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: answer.status,
      detail: body['message'],
      ...(body['errors'] === undefined ? {} : { errors: mapNames(body['errors'], capitalised) }),
      traceId: '00-84c1fd4063c38d9f3900d06e56542d48-85d1d4-00',
    };
    return withHeaders({ ...answer, body: problem }, { 'content-type': 'application/problem+json' });
  }),
  'text-refusal': ofRefusal('A refusal as plain text', ({ message }, answer) =>
    withBody(answer, String(message), 'text/plain'),
  ),
  'html-refusal': ofRefusal('A refusal as a web page', (_, answer) =>
    withBody(answer, `<!doctype html><title>Error</title><h1>Error ${answer.status}</h1>`, 'text/html'),
  ),
  'null-refusal-text': ofRefusal('null as the text of a refusal', (_, answer) => ({
    ...answer,
    body: { message: null, errors: null },
  })),
  'empty-refusal': ofRefusal('A refusal without a body', (_, answer) => withBody(answer, undefined, null)),
} as const satisfies DeviationTable;
