import type { ErrorBody, OperationId, OperationTypes } from '@amana/api/contract';
import { answerIssues } from '@amana/api/contract/testing';
import {
  type MockBackend,
  type MockBackendOptions,
  createMockBackend,
} from '../backend/create-mock-backend.ts';
import { startSession } from '../use-cases/account/sign-in.ts';
import { type PersonaId, personaOf } from '../simulation/personas.ts';
import { takeSnapshot } from '../persistence/snapshot.ts';
import type { World } from '../simulation/world.ts';
import { type CallInput, callRequest } from './call-request.ts';

export const TEST_NOW = '2026-03-02T09:00:00.000Z';

export interface CallOptions<Id extends OperationId> extends CallInput<Id> {
  /** A persona or an access token; omit it for a call without a session. */
  readonly as?: PersonaId | { readonly token: string };
}

export interface RefusedCall extends ErrorBody {
  readonly status: number;
}

export interface TestBackend {
  readonly backend: MockBackend;
  readonly world: World;
  /** Returns the body; throws for a refusal and for a response that breaks the contract. */
  call<Id extends OperationId>(
    operationId: Id,
    options?: CallOptions<Id>,
  ): Promise<OperationTypes[Id]['response']>;
  refusal<Id extends OperationId>(operationId: Id, options?: CallOptions<Id>): Promise<RefusedCall>;
  send(
    operationId: OperationId,
    request: Request,
  ): Promise<{ status: number; body: unknown; headers: Headers }>;
  request<Id extends OperationId>(operationId: Id, options?: CallOptions<Id>): Promise<Request>;
  fingerprint(): string;
}

/** A frozen clock and a fixed seed. Account numbers beginning with 444 belong to the caller. */
export const TEST_OPTIONS = {
  seed: 'test',
  clock: { startAtMs: Date.parse(TEST_NOW), frozen: true },
  bankOutcomeOf: (accountNumber) => (accountNumber.startsWith('444') ? 'own' : undefined),
} as const satisfies MockBackendOptions;

export async function createTestBackend(options: MockBackendOptions = {}): Promise<TestBackend> {
  return testBackendOf(await createMockBackend({ ...TEST_OPTIONS, ...options }));
}

export function testBackendOf(backend: MockBackend): TestBackend {
  const tokenOf = sessions(backend);

  const request: TestBackend['request'] = async (operationId, { as, ...input } = {}) =>
    callRequest(operationId, input, typeof as === 'string' ? await tokenOf(as) : (as?.token ?? null));

  const send: TestBackend['send'] = async (operationId, sent) => {
    const response = await backend.fetch(sent);
    const { status, headers } = response;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    const body: unknown = isJson ? await response.json() : await response.blob();
    const issues = isJson ? answerIssues(operationId, status, body) : undefined;
    if (issues !== undefined) {
      throw new Error(
        `${operationId} broke the contract with a ${status}: ${JSON.stringify({ issues, body })}`,
      );
    }
    return { status, body, headers };
  };

  return {
    backend,
    get world() {
      return backend.host.world;
    },
    request,
    send,
    async call(operationId, callOptions) {
      const { status, body } = await send(operationId, await request(operationId, callOptions));
      if (status !== 200)
        throw new Error(`${operationId} was refused with ${status}: ${JSON.stringify(body)}`);
      return judged(operationId, body);
    },
    async refusal(operationId, callOptions) {
      const { status, body } = await send(operationId, await request(operationId, callOptions));
      if (!isErrorBody(body) || status === 200) throw new Error(`${operationId} was not refused`);
      return { ...body, status };
    },
    fingerprint: () => fingerprintOf(backend.host.world),
  };
}

/** `send` has validated the body against the contract. */
function judged<Id extends OperationId>(_: Id, body: unknown): OperationTypes[Id]['response'] {
  return body as OperationTypes[Id]['response'];
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && !('data' in body);
}

function sessions(backend: MockBackend): (personaId: PersonaId) => Promise<string> {
  let signedIn = new Map<PersonaId, { token: string; expiresAtMs: number }>();
  let of: World | null = null;
  const signIn = async (personaId: PersonaId) => {
    const { world } = backend.host;
    if (of !== world) signedIn = new Map();
    of = world;
    const now = world.clock.now();
    const known = signedIn.get(personaId);
    if (known !== undefined && known.expiresAtMs > now) return known.token;
    const user = world.tables.users.get(personaOf(personaId)?.userId ?? '');
    if (user === undefined) throw new Error(`There is no ${personaId} in this world`);
    const { token } = await startSession(world, user);
    signedIn.set(personaId, { token, expiresAtMs: now + world.settings.accessTokenLifetimeMs });
    return token;
  };
  return (personaId) => backend.host.enqueue(() => signIn(personaId));
}

/** Hashes the world without its random sequence, which advances even when nothing changes. */
export function fingerprintOf(world: World): string {
  return JSON.stringify({ ...takeSnapshot(world), random: null });
}
