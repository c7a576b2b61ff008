import type { User } from '@amana/api';

export interface Session {
  readonly user: User | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly isAuthenticated: boolean;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Credentials extends Tokens {
  readonly user: User;
}

export const SIGNED_OUT: Session = {
  user: null,
  accessToken: null,
  refreshToken: null,
  isAuthenticated: false,
};
