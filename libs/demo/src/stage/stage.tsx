import type { Persona } from '@amana/api/control';
import { type Side, formatNaira, kobo, nairaToKobo, orderBreakdown } from '@amana/domain';
import { Tabs } from '@amana/ui';
import { Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { SIDES } from '../namespaces.ts';
import { moneyPlaces } from '../shared/money-places.ts';
import { PlaceList } from '../shared/place-list.tsx';
import { ControlBar } from './control-bar.tsx';
import { createPersonaSessions } from './persona-sessions.ts';
import { Phone } from './phone.tsx';
import { PresenterNotes } from './presenter-notes.tsx';
import { type Trade, useScene } from './scene.ts';
import { useStageCommands } from './stage-commands.ts';
import { StageHeader } from './stage-header.tsx';
import styles from './stage.module.css';
import { SupportDesk } from './support-desk.tsx';
import { type Names, SCRIPT, nextLine, nextStep, noteOf } from './trade-script.ts';
import { useCast } from './use-cast.ts';
import { usePhones } from './use-phones.ts';

export function Stage({ people }: { people: readonly Persona[] }) {
  const stageCast = useCast(people);
  return stageCast && <Board people={people} {...stageCast} />;
}

type BoardProps = NonNullable<ReturnType<typeof useCast>> & { people: readonly Persona[] };

function Board({ people, cast, names, give, swap, orderId, setOrderId }: BoardProps) {
  const [callAs] = useState(createPersonaSessions);
  const [shown, setShown] = useState<Side | 'support'>('buyer');
  const play = { cast, callAs };
  const phones = usePhones(orderId);
  const scene = useScene(play, orderId);
  const trade = scene.data?.trade ?? null;
  const order = trade?.order ?? null;
  const goHome = () => SIDES.forEach(phones.goHome);
  const commands = useStageCommands({
    play,
    scene: scene.data,
    refetch: async () => (await scene.refetch()).data,
    setOrderId,
    onPlayed: phones.showOrder,
    onCleared: goHome,
  });
  const begunId = scene.isPlaceholderData ? null : (order?.id ?? null);
  useEffect(() => {
    // It was created by hand.
    if (begunId !== null && begunId !== orderId) setOrderId(begunId);
  });
  const step = nextStep(order?.orderStatus ?? null);
  const actor = SCRIPT.find((line) => line.step === step)?.who;
  const isSupportShown = shown === 'support';
  const recast = (change: () => void) => {
    change();
    goHome();
  };
  return (
    <div className={styles['stage']} data-shown={shown}>
      <StageHeader trade={trade} names={names} commands={commands} />
      <div className={styles['tabs']}>
        <Tabs
          label="What is shown"
          tabs={[
            { key: 'buyer', label: names.buyer },
            { key: 'seller', label: names.seller },
            { key: 'support', label: 'Support' },
          ]}
          selected={shown}
          onSelect={setShown}
        />
      </div>
      {SIDES.map((side) => (
        <Phone
          key={side}
          side={side}
          persona={cast[side]}
          people={people}
          place={phones.places[side]}
          world={scene.data?.worldNumber ?? 0}
          isNext={actor === side}
          hold={phones.hold}
          onGive={(personaId) => recast(() => give(side, personaId))}
          onSignedIn={() => phones.goHome(side)}
        />
      ))}
      {isSupportShown && (
        <SupportDesk play={play} order={order} names={names} onDecided={() => void scene.refetch()} />
      )}
      <div className={styles['rest']}>
        <MoneyPicture trade={trade} names={names} />
        <PresenterNotes
          text={noteOf(nextLine(order?.orderStatus ?? null)?.step ?? null, names, order?.amount)}
        />
        <ControlBar
          scene={scene.data}
          commands={commands}
          isSupportShown={isSupportShown}
          onSupport={() => setShown(isSupportShown ? 'seller' : 'support')}
          onSwap={() => recast(swap)}
        />
      </div>
    </div>
  );
}

/** Where the money of the trade is; what the buyer has not sent yet is in their bank. */
function MoneyPicture({ trade, names }: { trade: Trade | null; names: Names }) {
  const due = trade === null ? kobo(0) : orderBreakdown(nairaToKobo(trade.order.amount)).grossPayable;
  const { sent, places } = moneyPlaces(trade?.entries ?? []);
  return (
    <section aria-label="Where the money is">
      <Flex wrap align="baseline" justify="space-between" gap="0 12px">
        <h2>Where the money is</h2>
        <Typography.Text type="secondary">
          {`Charges and VAT: ${formatNaira(kobo(places.charges + places.vat))}`}
        </Typography.Text>
      </Flex>
      <PlaceList
        total={due}
        places={[
          ['bank', `${names.buyer}’s bank`, kobo(due - sent + places.returned)],
          ['shield', `Held by ${names.product}`, places.held],
          ['wallet', `${names.seller}’s bank`, places.seller],
        ]}
      />
    </section>
  );
}
