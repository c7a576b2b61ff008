/** §2: shown from support while the thread is empty. */
export const CHAT_GREETING = 'Hello! How can I assist you today?';

/** §5: sending needs text that is not blank, or an attachment. */
export function canSendMessage(text: string | null | undefined, hasAttachment: boolean): boolean {
  return hasAttachment || (text ?? '').trim() !== '';
}

/** §6: messages from others are labelled admin, the user's own user. */
export function messageAuthor(message: { readonly senderId: string }, viewerId: string): 'user' | 'admin' {
  return message.senderId === viewerId ? 'user' : 'admin';
}
