export const CHAT_GREETING = 'Hello! How can I assist you today?';

/** A message needs an attachment or a non-blank text. */
export function canSendMessage(text: string | null | undefined, hasAttachment: boolean): boolean {
  return hasAttachment || (text ?? '').trim() !== '';
}

export function messageAuthor(message: { readonly senderId: string }, viewerId: string): 'user' | 'admin' {
  return message.senderId === viewerId ? 'user' : 'admin';
}
