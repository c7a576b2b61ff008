import { mailLink } from '../../use-cases/account/mail-links.ts';
import { listMails } from '../../simulation/send-mail.ts';
import type { TestBackend } from '../test-backend.ts';
import { userIdOf } from '../trade.ts';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly expiredToken: string;
  readonly refreshToken: string;
  readonly resetToken: string;
  readonly confirmToken: string;
}

const PLAYERS = ['ada', 'chidi', 'tunde', 'bola'] as const;

export type PlayerId = (typeof PLAYERS)[number];

export type People = Readonly<Record<PlayerId, Person>>;

export async function signInPlayers(backend: TestBackend): Promise<People> {
  const expiredTokens: Partial<Record<PlayerId, string>> = {};
  for (const id of PLAYERS) expiredTokens[id] = (await signIn(backend, id)).token;
  await backend.call('moveClock', { body: { advanceMs: backend.world.settings.accessTokenLifetimeMs } });
  const person = async (id: PlayerId): Promise<Person> => {
    const { user, token, refreshToken } = await signIn(backend, id);
    return {
      userId: user.userId,
      email: user.email,
      token,
      expiredToken: expiredTokens[id] ?? '',
      refreshToken,
      resetToken: await mailedToken(backend, id, 'reset-password'),
      confirmToken: await mailedToken(backend, id, 'confirm-email'),
    };
  };
  return {
    ada: await person('ada'),
    chidi: await person('chidi'),
    tunde: await person('tunde'),
    bola: await person('bola'),
  };
}

async function signIn(backend: TestBackend, id: PlayerId) {
  return (await backend.call('createPersonaSession', { path: { id } })).data;
}

async function mailedToken(
  { world }: TestBackend,
  id: PlayerId,
  kind: 'reset-password' | 'confirm-email',
): Promise<string> {
  const user = world.tables.users.get(userIdOf(id));
  if (user === undefined) throw new Error(`There is no ${id} in this world`);
  await mailLink(world, user, kind);
  const [mail] = listMails(world, { to: user.email, kind, limit: 1 });
  return new URL(mail?.link ?? '').searchParams.get('Token') ?? '';
}
