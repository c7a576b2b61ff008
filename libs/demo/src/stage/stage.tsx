import type { Persona } from '@amana/api/control';
import { Tabs } from '@amana/ui';
import { useEffect, useState } from 'react';
import type { Side } from '@amana/domain';
import { SIDES } from '../namespaces.ts';
import { useDemoHost } from '../demo-host.ts';
import { createSpeakers } from './speak-as.ts';
import { ControlBar } from './control-bar.tsx';
import { Lead } from './lead.tsx';
import { MoneyPicture } from './money-picture.tsx';
import { Phone } from './phone.tsx';
import { sceneText } from './scene-text.ts';
import type { Names } from './script.ts';
import styles from './stage.module.css';
import { SupportDesk } from './support-desk.tsx';
import { useBank } from './use-bank.ts';
import type { StageCast } from './use-cast.ts';
import { useCast } from './use-cast.ts';
import { useDirection } from './use-direction.ts';
import { usePhones } from './use-phones.ts';
import { useScene } from './use-scene.ts';

export function Stage({ people }: { people: readonly Persona[] }) {
  const stageCast = useCast(people);
  return stageCast === null ? null : <Board {...stageCast} />;
}

type Shown = Side | 'support';

function Board({ people, cast, give, swap, orderId, setOrderId }: StageCast) {
  const [speakAs] = useState(createSpeakers);
  const [shown, setShown] = useState<Shown>('buyer');
  const names = useNames(cast);
  const play = { cast, speakAs };
  const phones = usePhones(orderId);
  const scene = useScene(play, orderId);
  const { data, isPlaceholderData } = scene;
  const goHome = () => SIDES.forEach(phones.goHome);
  const direction = useDirection({
    play,
    scene: data,
    look: async () => (await scene.refetch()).data,
    setOrderId,
    onPlayed: phones.showOrder,
    onCleared: goHome,
  });
  const worldNumber = data?.worldNumber ?? 0;
  const bank = useBank(worldNumber);
  const begunId = isPlaceholderData ? null : (data?.trade?.order.id ?? null);
  useEffect(() => {
    // It was created by hand.
    if (begunId !== null && begunId !== orderId) setOrderId(begunId);
  });
  const order = data?.trade?.order ?? null;
  const text = sceneText(order?.orderStatus ?? null, names);
  const isSupportShown = shown === 'support';
  const recast = (change: () => void) => {
    change();
    goHome();
  };
  return (
    <div className={styles['stage']} data-shown={shown}>
      <Lead trade={data?.trade ?? null} names={names} text={text} direction={direction} />
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
          isNext={text.who === side}
          hold={phones.hold}
          onGive={(personaId) => recast(() => give(side, personaId))}
          onSignedIn={() => phones.goHome(side)}
        />
      ))}
      {isSupportShown && (
        <SupportDesk play={play} order={order} names={names} onChange={() => void scene.refetch()} />
      )}
      <div className={styles['rest']}>
        <MoneyPicture trade={data?.trade ?? null} names={names} />
        <ControlBar
          scene={data}
          direction={direction}
          bank={bank}
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
