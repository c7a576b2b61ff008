import { Button, Notice } from '@amana/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { viewerId } from '../../session/index.ts';
import { type Draft, draftsOf, forgetDraft, storeDraft } from './drafts.ts';
import type { FormState } from './use-schema-form.ts';

export interface FormDraftProps {
  /** The texts that the person has changed, by the names of the fields. */
  typed: Draft['texts'];
  isSubmitting: boolean;
  onRestore: (texts: Draft['texts']) => void;
}

export function draftOf({ values, initialValues, isSubmitting, restore }: FormState): FormDraftProps {
  const typed = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== initialValues[name] ? [[name, value]] : [],
    ),
  );
  return { typed, isSubmitting, onRestore: restore };
}

/** Stores what is typed when the session ends, and offers it at the next visit, until the form is submitted. */
export function FormDraft({ typed, isSubmitting, onRestore }: FormDraftProps) {
  const { pathname: path } = useLocation();
  const [userId] = useState(() => viewerId() ?? '');
  const [draft, setDraft] = useState(() => draftsOf(userId).find((one) => one.path === path));
  const isTyped = Object.keys(typed).length > 0;
  const storeIfSignedOut = useEffectEvent(() => {
    if (isTyped && userId !== '' && viewerId() === null) storeDraft({ userId, path, texts: typed });
  });
  // The end of a session unmounts the page, and the next task may load another one.
  useLayoutEffect(() => () => storeIfSignedOut(), []);
  useEffect(() => {
    if (isSubmitting) forgetDraft({ userId, path });
  }, [isSubmitting, userId, path]);
  if (isSubmitting && draft !== undefined) setDraft(undefined);
  // What is typed meanwhile is not replaced.
  if (draft === undefined || isTyped) return null;
  return (
    <Notice
      action={
        <>
          <Button variant="secondary" onClick={() => onRestore(draft.texts)}>
            Restore
          </Button>
          <Button
            variant="link"
            onClick={() => {
              forgetDraft(draft);
              setDraft(undefined);
            }}
          >
            Discard
          </Button>
        </>
      }
    >
      Continue where you left off? You were signed out before this was sent.
    </Notice>
  );
}
