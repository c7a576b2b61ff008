export interface MailedLink {
  readonly token: string;
  readonly email: string;
}

/** What a mailed link carries; written `Token` or `token`, both are understood. */
export function readMailedLink(params: URLSearchParams): MailedLink {
  return { token: params.get('Token') ?? params.get('token') ?? '', email: params.get('email') ?? '' };
}
