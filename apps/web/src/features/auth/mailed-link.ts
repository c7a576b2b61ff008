export interface MailedLink {
  readonly token: string;
  readonly email: string;
}

/** Mails spell the parameter `Token` or `token`. */
export function readMailedLink(params: URLSearchParams): MailedLink {
  return { token: params.get('Token') ?? params.get('token') ?? '', email: params.get('email') ?? '' };
}
