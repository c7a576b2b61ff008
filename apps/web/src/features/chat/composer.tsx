import {
  CHAT_UPLOAD,
  MESSAGE_MAX_LENGTH,
  acceptAttribute,
  canSendMessage,
  chosenFileRefusal,
  formTextLength,
  tooLongText,
} from '@amana/domain';
import { Button, ChosenFile, Icon } from '@amana/ui';
import { type ChangeEvent, type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { withMediaType } from '../../forms/uploads/with-media-type.ts';
import styles from './chat.module.css';
import type { Draft } from './outbox.ts';

const EMPTY: Draft = { text: '', file: null };
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
  onSend: (draft: Draft) => void;
}

/** Enter sends the message, Shift+Enter breaks the line. */
export function Composer({ draft, onDraft, onSend }: ComposerProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const problemId = useId();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const isTooLong = formTextLength(draft.text.trim()) > MESSAGE_MAX_LENGTH;
  const problem = isTooLong ? TOO_LONG : refusal;
  const canSend = canSendMessage(draft.text, draft.file !== null) && !isTooLong;

  const send = () => {
    if (!canSend) return;
    onSend(draft);
    onDraft(EMPTY);
    setRefusal(null);
    textArea.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen === undefined) return;
    const file = withMediaType(chosen);
    const refused = chosenFileRefusal(file, CHAT_UPLOAD);
    setRefusal(refused?.message ?? null);
    if (refused === null) onDraft({ ...draft, file });
    textArea.current?.focus();
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
        <Button variant="icon" aria-label="Attach a file" onClick={() => fileInput.current?.click()}>
          <Icon name="attach" />
        </Button>
        <input
          ref={fileInput}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-label="Attachment"
          accept={acceptAttribute(CHAT_UPLOAD)}
          onChange={choose}
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
        />
        <Button type="submit" variant="icon" aria-label="Send" className={styles['send']} disabled={!canSend}>
          <Icon name="send" />
        </Button>
      </div>
    </form>
  );
}
