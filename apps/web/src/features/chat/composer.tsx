import {
  CHAT_UPLOAD,
  MESSAGE_MAX_LENGTH,
  acceptAttribute,
  canSendMessage,
  formTextLength,
  tooLongText,
  trimText,
} from '@amana/domain';
import { Button, ChosenFile, FileInput, Icon } from '@amana/ui';
import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react';
import styles from './chat.module.css';
import type { Draft } from './conversation.ts';

const TOO_LONG = tooLongText(MESSAGE_MAX_LENGTH);

/** The key code of a key that the input method handles. */
const TAKEN_KEY_CODE = 229;

/** While an input method composes a character, Enter confirms that character. */
function isOfInputMethod(event: globalThis.KeyboardEvent): boolean {
  // Deprecated, but Safari ends the composition before it dispatches the key.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === TAKEN_KEY_CODE;
}

export interface ComposerProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSend: () => void;
  onAttach: (file: File) => void;
  /** Whether a chosen file is being read, and why it was refused. */
  isReading: boolean;
  refusal: string | null;
}

/** Enter sends the message, Shift+Enter breaks the line. */
export function Composer({ draft, onDraft, onSend, onAttach, isReading, refusal }: ComposerProps) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const isTooLong = formTextLength(trimText(draft.text)) > MESSAGE_MAX_LENGTH;
  const problem = isTooLong ? TOO_LONG : refusal;
  const canSend = canSendMessage(draft.text, draft.file !== null) && !isTooLong && !isReading;

  const send = () => {
    if (!canSend) return;
    onSend();
    textArea.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const [file] = files;
    // Office programs copy a picture of the text with the text.
    if (file === undefined || types.includes('text/plain')) return;
    event.preventDefault();
    onAttach(file);
  };
  return (
    <form
      className={styles['column']}
      aria-label="Write to support"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {draft.file !== null && (
        <div className={styles['attached']}>
          <ChosenFile file={draft.file} />
          <Button
            variant="link"
            aria-label={`Remove ${draft.file.name}`}
            onClick={() => {
              onDraft({ ...draft, file: null });
              textArea.current?.focus();
            }}
          >
            Remove
          </Button>
        </div>
      )}
      {problem !== null && (
        <p id={problemId} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <div className={styles['line']}>
        <Button
          variant="icon"
          aria-label="Attach a file"
          loading={isReading}
          onClick={() => fileInput.current?.click()}
        >
          {!isReading && <Icon name="attach" />}
        </Button>
        <FileInput
          ref={fileInput}
          className="visually-hidden"
          tabIndex={-1}
          aria-label="Attachment"
          accept={acceptAttribute(CHAT_UPLOAD)}
          onFile={(file) => {
            onAttach(file);
            textArea.current?.focus();
          }}
        />
        <textarea
          ref={textArea}
          className={styles['input']}
          rows={1}
          enterKeyHint="send"
          aria-label="Message"
          placeholder="Write a message"
          value={draft.text}
          aria-invalid={isTooLong ? true : undefined}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={({ target }) => onDraft({ ...draft, text: target.value })}
          onKeyDown={pressKey}
          onPaste={paste}
        />
        <Button type="submit" variant="icon" aria-label="Send" className={styles['send']} disabled={!canSend}>
          <Icon name="send" />
        </Button>
      </div>
    </form>
  );
}
