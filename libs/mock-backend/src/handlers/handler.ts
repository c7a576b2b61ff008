import type { OperationId, OperationTypes, operationTable } from '@amana/api/contract';
import type { RecordedCall } from '../simulation/event-log.ts';
import type { Undone } from '../persistence/undo-steps.ts';
import type { ScenarioName, World } from '../simulation/world.ts';
import type { UserRow } from '../store/rows.ts';
import type { Answer } from '../http/answer.ts';

/** What can be done to a world as a whole. */
export interface Host {
  /** The world of now: another one after a reset. */
  readonly world: World;
  reset(scenario: ScenarioName, orders?: number): Promise<void>;
  snapshot(): unknown;
  /** Refused, with nothing changed, when the snapshot is not of this version. */
  restore(snapshot: unknown): Answer<null>;
  /** Lets everything happen that falls due until then, each at its own time; the clock then stands there. */
  advanceTo(atMs: number): void;
  /** Lets everything happen that fell due by now, as nobody's doing. */
  letDueHappen(): void;
  /** One call that may change something after the other, so that what changes is its own doing. */
  inTurn<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Takes back the last call that changed something; refused when there is none. */
  undo(): Answer<Undone>;
  /** Has what changed since the last time kept, as the doing of this call, or of nobody. */
  commit(call: RecordedCall | null): void;
  /** Until everything that was committed is kept; rejects when it could not be. */
  kept(): Promise<void>;
}

type IsSecured<Id extends OperationId> = (typeof operationTable)[Id]['secured'];

/** A call after authentication and validation against the contract. */
export interface HandlerRequest<Id extends OperationId> {
  readonly world: World;
  readonly host: Host;
  readonly path: OperationTypes[Id]['path'];
  readonly query: OperationTypes[Id]['query'];
  readonly body: OperationTypes[Id]['body'];
  /** Who asks; nobody where the operation is public. */
  readonly caller: IsSecured<Id> extends true ? UserRow : null;
  /** The access token that came along, or an empty text. */
  readonly token: string;
}

export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
) => Answer<OperationTypes[Id]['response']> | Promise<Answer<OperationTypes[Id]['response']>>;

/**
 * What a call waits for before it has its turn, so that nobody waits with it; null for nothing. The handler judges
 * again, because others had their turns meanwhile.
 */
export type Wait<Id extends OperationId> = (request: HandlerRequest<Id>) => Promise<void> | null;

export type Waits = { readonly [Id in OperationId]?: Wait<Id> };

/** Some of the operations, each with its handler; `handlers.ts` proves that together they are all. */
export type HandlersOf<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };
