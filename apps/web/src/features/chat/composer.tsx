import {
  CHAT_UPLOAD,
  MESSAGE_MAX_LENGTH,
  acceptAttribute,
  canSendMessage,
  formTextLength,
  tooLongText,
  trimText,
} from '@amana/domain';
import { Button, ChosenFile, FieldError, FileButton, Icon, classNames, oneOfFiles } from '@amana/ui';
import { type ClipboardEvent, type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react';
import type { useChosenFile } from '../../forms/uploads/read-chosen-file.ts';
import styles from './chat.module.css';
import type { Draft } from './conversation.ts';

const TOO_LONG = tooLongText(MESSAGE_MAX_LENGTH);

export interface ComposerProps {
  draft: Draft;
  /** The file that is being read, or was refused. */
  chosen: ReturnType<typeof useChosenFile>;
  onDraft: (changes: Partial<Draft>) => void;
  onSend: () => void;
}

/** Enter sends the message, Shift+Enter breaks the line. */
export function Composer({ draft, chosen, onDraft, onSend }: ComposerProps) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const isTooLong = formTextLength(trimText(draft.text)) > MESSAGE_MAX_LENGTH;
  const problem = isTooLong ? TOO_LONG : (chosen.refusal ?? undefined);
  const canSend = canSendMessage(draft.text, draft.file !== null) && !isTooLong && !chosen.isReading;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSend) return;
    onSend();
    chosen.forget();
    textArea.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    // Enter confirms the character of an input method. Safari says so by the deprecated key code 229 alone.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const isOfInputMethod = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !isOfInputMethod) send(event);
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Office programs copy a picture of the text with the text.
    const file = types.includes('text/plain') ? undefined : oneOfFiles(files);
    if (file === undefined) return;
    event.preventDefault();
    chosen.choose(file);
  };
  return (
    <form className={classNames('column', styles['list'])} aria-label="Write to support" onSubmit={send}>
      {draft.file !== null && (
        <div className={styles['line']}>
          <ChosenFile file={draft.file} />
          <Button
            variant="link"
            aria-label={`Remove ${draft.file.name}`}
            onClick={() => {
              onDraft({ file: null });
              textArea.current?.focus();
            }}
          >
            Remove
          </Button>
        </div>
      )}
      <FieldError id={problemId} text={problem} />
      <div className={styles['line']}>
        <FileButton
          variant="icon"
          aria-label="Attach a file"
          loading={chosen.isReading}
          inputLabel="Attachment"
          accept={acceptAttribute(CHAT_UPLOAD)}
          onFile={(file) => {
            chosen.choose(file);
            textArea.current?.focus();
          }}
        >
          {!chosen.isReading && <Icon name="attach" />}
        </FileButton>
        <textarea
          ref={textArea}
          className={styles['input']}
          rows={1}
          enterKeyHint="send"
          aria-label="Message"
          placeholder="Write a message"
          value={draft.text}
          aria-invalid={isTooLong ? true : undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={({ target }) => onDraft({ text: target.value })}
          onKeyDown={pressKey}
          onPaste={paste}
        />
        <Button type="submit" variant="icon" aria-label="Send" disabled={!canSend}>
          <Icon name="send" />
        </Button>
      </div>
    </form>
  );
}
