import type { Signer } from './signing.ts';

const COOKIE = 'belfry';
const ONE_YEAR = 365 * 24 * 3600;
const ACCOUNT = /^[A-Za-z0-9_-]{8,40}$/;

/** A guest is an account without a password: whoever holds the cookie is them. */
export function accountOf(cookies: string | undefined, signer: Signer): string | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name !== COOKIE || value === undefined) continue;
    const account = signer.open('session', value);
    if (account !== null && ACCOUNT.test(account)) return account;
  }
  return null;
}

export function cookieFor(account: string, signer: Signer, secure: boolean): string {
  const value = signer.sign('session', account);
  return `${COOKIE}=${value}; Path=/; Max-Age=${ONE_YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
