import { trimText } from '../people/written-text.ts';

export const CHAT_GREETING = 'Hello! How can I assist you today?';

/** A message needs an attachment or a text with a visible character. */
export function canSendMessage(text: string | null | undefined, hasAttachment: boolean): boolean {
  return hasAttachment || trimText(text ?? '') !== '';
}

/** A message is the user's own, or support's, who is shown as Admin. */
export function messageAuthor(message: { readonly senderId: string }, viewerId: string): 'user' | 'admin' {
  return message.senderId === viewerId ? 'user' : 'admin';
}
