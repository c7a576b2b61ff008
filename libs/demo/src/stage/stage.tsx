import type { Persona } from '@amana/api/control';
import { type Side, kobo, nairaToKobo, orderBreakdown } from '@amana/domain';
import { Tabs } from '@amana/ui';
import { Collapse } from 'antd';
import { useState } from 'react';
import { SIDES } from '../namespaces.ts';
import { type Place, PlaceList, moneyPlaces } from '../shared/money-places.tsx';
import { useStoredText } from '../shared/use-stored-text.ts';
import { ControlBar } from './control-bar.tsx';
import { usePassedNotes } from './passed-notes.ts';
import { Phone } from './phone.tsx';
import { StageHeader } from './stage-header.tsx';
import styles from './stage.module.css';
import { SupportDesk } from './support-desk.tsx';
import { GOODS, noteOf } from './trade-script.ts';
import { useBareStage } from './use-bare-stage.ts';
import { useTravellingAmounts } from './use-travelling-amounts.ts';
import { useAutoplay } from './use-autoplay.ts';
import { type StageProps, useStage } from './use-stage.ts';

export function Stage({ people }: { people: readonly Persona[] }) {
  const stage = useStage(people);
  const [chosen, setChosen] = useState<Side | 'support'>('buyer');
  const { names, order, line, step, press } = stage;
  const acting = press?.side ?? (step !== null && line?.who === 'buyer' ? 'buyer' : 'seller');
  const autoplay = useAutoplay(stage, () => setChosen(acting));
  const { isPlaying } = autoplay;
  const { isBare, setIsBare } = useBareStage();
  const text = noteOf(line?.step ?? null, names, order?.amount);
  usePassedNotes({ next: line === null ? 'Support decides' : `Next: ${names[line.who]} ${line.does}`, text });
  const shown = isPlaying ? acting : chosen;
  return (
    <div className={styles['stage']} data-shown={shown} data-playing={isPlaying} data-bare={isBare}>
      <StageHeader stage={stage} autoplay={autoplay} isBare={isBare} />
      <div className={styles['tabs']}>
        <Tabs
          label="What is shown"
          tabs={[
            { key: 'buyer', label: names.buyer },
            { key: 'seller', label: names.seller },
            { key: 'support', label: 'Support' },
          ]}
          selected={shown}
          onSelect={setChosen}
        />
      </div>
      {SIDES.map((side) => (
        <Phone key={side} stage={stage} side={side} />
      ))}
      {shown === 'support' && <SupportDesk stage={stage} />}
      <div className={`${styles['rest']} ${styles['column']}`}>
        <MoneyPicture stage={stage} />
        {!isPlaying && !isBare && (
          <>
            <PresenterNotes text={text} />
            <ControlBar
              stage={stage}
              isSupportShown={shown === 'support'}
              onBare={() => setIsBare(true)}
              onSupport={() => setChosen(shown === 'support' ? 'seller' : 'support')}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Folded by default, because the audience sees the stage too. */
function PresenterNotes({ text }: { text: string }) {
  const [fold, setFold] = useStoredText('demo/presenterNotes');
  return (
    <Collapse
      size="small"
      activeKey={fold === 'open' ? ['notes'] : []}
      items={[{ key: 'notes', label: 'Presenter notes', children: text }]}
      onChange={(keys) => setFold(keys.length > 0 ? 'open' : 'folded')}
    />
  );
}

/** Boxes that add up to the total; the unpaid part is in the buyer's bank. */
function MoneyPicture({ stage: { trade, names } }: StageProps) {
  const due = orderBreakdown(nairaToKobo(trade?.order.amount ?? GOODS.amount)).grossPayable;
  const { sent, places } = moneyPlaces(trade?.entries ?? []);
  const shown: readonly Place[] = [
    ['bank', `${names.buyer}’s bank`, kobo(due - sent + places.returned)],
    ['shield', `Held by ${names.product}`, places.held],
    ['wallet', `${names.seller}’s bank`, places.seller],
    ['tag', 'Charges and VAT', kobo(places.charges + places.vat)],
  ];
  const list = useTravellingAmounts(
    trade?.order.id ?? null,
    shown.map(([, , amount]) => amount),
  );
  return (
    <section aria-label="Where the money is">
      <h2>Where the money is</h2>
      <PlaceList ref={list} total={due} places={shown} />
    </section>
  );
}
