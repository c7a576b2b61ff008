import { type CalendarDate, lagosDayRange } from '@amana/domain';
import { type Outcome, done, refuseFields } from './outcome.ts';

const NO_SUCH_DATE = 'There is no such date';

type NamedDay = readonly [name: string, day: CalendarDate | undefined];

export function dayRange(
  start: NamedDay,
  end: NamedDay,
): Outcome<NonNullable<ReturnType<typeof lagosDayRange>>> {
  const range = lagosDayRange(start[1], end[1]);
  if (range !== null) return done(range);
  const wrong = [start, end].filter(([, day]) => lagosDayRange(day, day) === null);
  return refuseFields(Object.fromEntries(wrong.map(([name]) => [name, [NO_SUCH_DATE]])), NO_SUCH_DATE);
}
