export interface MailedLink {
  readonly token: string;
  readonly email: string;
}

/** Mails spell the parameter `Token` or `token`. */
export function readMailedLink(params: URLSearchParams): MailedLink {
  return {
    token: readParam(params, 'Token') || readParam(params, 'token'),
    email: readParam(params, 'email'),
  };
}

/** Tokens and email addresses contain no space: a space is a plus sign that the mail did not encode. */
function readParam(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').replaceAll(' ', '+');
}
