import { getDeadlines, moveClock } from '@amana/api/control';
import { dateTimeText } from '../../date-text.ts';
import { Refusal } from '../parts/use-act.ts';

/** The type of what settlement waits for (libs/mock-backend). */
const SETTLEMENT = 'settlement-step';
/** An order has three steps of settlement; each round takes one of every order. */
const MOST_ROUNDS = 10;

export type ClockMove = Parameters<typeof moveClock>[0];

export async function moveTo(move: ClockMove): Promise<string> {
  const { data } = await moveClock(move);
  return `It is ${dateTimeText(data.now)}${data.frozen ? ', and the clock stands' : ''}`;
}

/** Through every step of settlement that is due, so that who waits for money has it. */
export async function settleAll(): Promise<string> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { data } = await getDeadlines();
    const last = data.findLast(({ type }) => type === SETTLEMENT);
    if (last === undefined) {
      if (round === 0) throw new Refusal('Nothing waits for settlement.');
      break;
    }
    await moveClock({ setTo: last.at });
  }
  return 'Everything that was delivered is settled';
}
