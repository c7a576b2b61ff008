import type { Persona } from '@amana/api/control';
import { Tabs } from '@amana/ui';
import { useEffect, useState } from 'react';
import type { Side } from '@amana/domain';
import { SIDES } from '../namespaces.ts';
import { useDemoHost } from '../demo-host.ts';
import { createPersonaSessions } from './persona-sessions.ts';
import { ControlBar } from './control-bar.tsx';
import { MoneyPicture } from './money-picture.tsx';
import { Phone } from './phone.tsx';
import { type Names, nextActor } from './trade-script.ts';
import { StageHeader } from './stage-header.tsx';
import styles from './stage.module.css';
import { SupportDesk } from './support-desk.tsx';
import { type StageCast, useCast } from './use-cast.ts';
import { usePhones } from './use-phones.ts';
import { useScene } from './use-scene.ts';
import { useStageCommands } from './use-stage-commands.ts';

export function Stage({ people }: { people: readonly Persona[] }) {
  const stageCast = useCast(people);
  return stageCast === null ? null : <Board {...stageCast} />;
}

type Shown = Side | 'support';

function Board({ people, cast, give, swap, orderId, setOrderId }: StageCast) {
  const [callAs] = useState(createPersonaSessions);
  const [shown, setShown] = useState<Shown>('buyer');
  const names = useNames(cast);
  const play = { cast, callAs };
  const phones = usePhones(orderId);
  const scene = useScene(play, orderId);
  const { data, isPlaceholderData } = scene;
  const goHome = () => SIDES.forEach(phones.goHome);
  const commands = useStageCommands({
    play,
    scene: data,
    refetch: async () => (await scene.refetch()).data,
    setOrderId,
    onPlayed: phones.showOrder,
    onCleared: goHome,
  });
  const worldNumber = data?.worldNumber ?? 0;
  const begunId = isPlaceholderData ? null : (data?.trade?.order.id ?? null);
  useEffect(() => {
    // It was created by hand.
    if (begunId !== null && begunId !== orderId) setOrderId(begunId);
  });
  const order = data?.trade?.order ?? null;
  const who = nextActor(order?.orderStatus ?? null);
  const isSupportShown = shown === 'support';
  const recast = (change: () => void) => {
    change();
    goHome();
  };
  return (
    <div className={styles['stage']} data-shown={shown}>
      <StageHeader trade={data?.trade ?? null} names={names} commands={commands} />
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
          world={worldNumber}
          isNext={who === side}
          hold={phones.hold}
          onGive={(personaId) => recast(() => give(side, personaId))}
          onSignedIn={() => phones.goHome(side)}
        />
      ))}
      {isSupportShown && (
        <SupportDesk play={play} order={order} names={names} onDecided={() => void scene.refetch()} />
      )}
      <div className={styles['rest']}>
        <MoneyPicture trade={data?.trade ?? null} names={names} />
        <ControlBar
          scene={data}
          commands={commands}
          isSupportShown={isSupportShown}
          onSupport={() => setShown(isSupportShown ? 'seller' : 'support')}
          onSwap={() => recast(swap)}
        />
      </div>
    </div>
  );
}

function useNames({ buyer, seller }: StageCast['cast']): Names {
  const { productName } = useDemoHost();
  return { buyer: firstName(buyer), seller: firstName(seller), product: productName };
}

function firstName({ name }: Persona): string {
  return name.split(' ')[0] ?? name;
}
