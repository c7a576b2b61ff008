import { Button, KeepFocus, Notice } from '@amana/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { viewerId } from '../session/index.ts';
import { type Draft, draftAt, forgetDraft, formRemoved, offerText, storeDraft } from '../shared/drafts.ts';
import type { FormState } from './use-schema-form.ts';

export interface FormDraftProps {
  /** id of the offer text, for aria-describedby. */
  textId?: string;
  typed: Required<Pick<Draft, 'texts' | 'fileNames'>>;
  isSubmitting: boolean;
  /** Whether typed text may have been sent; by default while the form is busy. */
  isInDoubt?: boolean;
  part?: Draft['part'];
  onRestore: (texts: Draft['texts']) => void;
}

type DraftedForm = Pick<FormState, 'values' | 'initialValues' | 'isSubmitting' | 'isInDoubt' | 'restore'>;

/** `secret`: the field whose text is not stored. */
export function draftOf(
  { values, initialValues, isSubmitting, isInDoubt, restore }: DraftedForm,
  secret?: string,
): FormDraftProps {
  const texts = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== initialValues[name] && name !== secret ? [[name, value]] : [],
    ),
  );
  const fileNames = Object.values(values).flatMap((value) => (value instanceof File ? [value.name] : []));
  return { typed: { texts, fileNames }, isSubmitting, isInDoubt, onRestore: restore };
}

/** Stores typed text when the session ends or the page is hidden, and offers it until the form is submitted. */
export function FormDraft(props: FormDraftProps) {
  const { textId, typed, isSubmitting, isInDoubt = isSubmitting, part, onRestore } = props;
  const { pathname: path } = useLocation();
  const [userId] = useState(() => viewerId() ?? '');
  const [draft, setDraft] = useState(() => draftAt({ userId, path, part }));
  const isTyped = Object.keys(typed.texts).length > 0 || typed.fileNames.length > 0;
  const passOn = useEffectEvent((take: (draft: Draft) => void, isReloaded: boolean) => {
    if (isTyped && userId !== '')
      take({
        userId,
        path,
        part,
        ...typed,
        texts: { ...draft?.texts, ...typed.texts },
        isInDoubt,
        isReloaded,
      });
  });
  const putBack = useEffectEvent(() => {
    if (draft === undefined) forgetDraft({ userId, path, part });
    else storeDraft(draft);
  });
  // The end of a session unmounts the page, and the next task may load another page.
  const onUnmount = useEffectEvent(() => {
    if (viewerId() === null) passOn(storeDraft, false);
    else if (document.visibilityState === 'hidden') putBack();
    else passOn(formRemoved, true);
  });
  useLayoutEffect(() => () => onUnmount(), []);
  useEffect(() => {
    // A phone may discard a hidden page and reload it later.
    const onChange = () => {
      if (document.visibilityState === 'hidden') passOn(storeDraft, true);
      else putBack();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    if (isSubmitting) forgetDraft({ userId, path, part });
  }, [isSubmitting, userId, path, part]);
  if (isSubmitting && draft !== undefined) setDraft(undefined);
  if (draft === undefined) return null;
  const missing = typed.fileNames.length === 0 ? (draft.fileNames ?? []) : [];
  const chooseAgain = missing.length > 0 && `Files are not stored: choose ${missing.join(' and ')} again.`;
  // Text typed meanwhile is not replaced.
  if (isTyped || Object.keys(draft.texts).length === 0)
    return chooseAgain === false ? null : <Notice id={textId}>{chooseAgain}</Notice>;
  return (
    <KeepFocus findHome={firstFieldAfter}>
      <Notice
        action={
          <>
            <Button variant="secondary" data-autofocus onClick={() => onRestore(draft.texts)}>
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
        <span id={textId}>
          {offerText(draft, 'this')} {chooseAgain}
        </span>
      </Notice>
    </KeepFocus>
  );
}

const firstFieldAfter = (offer: HTMLElement) =>
  offer.nextElementSibling?.querySelector<HTMLElement>('input, textarea, select');
