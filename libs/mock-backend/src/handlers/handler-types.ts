import type { OperationId, OperationTypes, operationTable } from '@amana/api/contract';
import type { Refusal } from '@amana/domain';
import type { UserRow } from '../store/row-types.ts';
import type { World } from '../simulation/world.ts';
import type { WorldHost } from '../use-cases/control/clock-and-deadlines.ts';
import type { Done, FieldRefusal, Page } from '../use-cases/outcome.ts';

type IsSecured<Id extends OperationId> = (typeof operationTable)[Id]['secured'];

export interface HandlerRequest<Id extends OperationId> {
  readonly world: World;
  readonly host: WorldHost;
  readonly path: OperationTypes[Id]['path'];
  readonly query: OperationTypes[Id]['query'];
  readonly body: OperationTypes[Id]['body'];
  /** Null where the operation is public. */
  readonly caller: IsSecured<Id> extends true ? UserRow : null;
  readonly token: string;
}

type SuccessOf<Body> = Body extends { data: (infer Item)[]; totalInRecord: number }
  ? Page<Item>
  : Body extends { data: infer Data }
    ? Done<Data>
    : Done<Body>;

type HandlerOutcome<Id extends OperationId> =
  SuccessOf<OperationTypes[Id]['response']> | Refusal | FieldRefusal;

export type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
) => HandlerOutcome<Id> | Promise<HandlerOutcome<Id>>;

type HandlersOf<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };

export type Handlers = HandlersOf<OperationId>;

export function defineHandlers<Ids extends OperationId>(handlers: HandlersOf<Ids>): HandlersOf<Ids> {
  return handlers;
}

/** Work of a call outside the command queue. Other calls run meanwhile, so the handler checks everything again. */
export type Preparation<Id extends OperationId> = (request: HandlerRequest<Id>) => Promise<void> | null;

export type Preparations = { readonly [Id in OperationId]?: Preparation<Id> };
