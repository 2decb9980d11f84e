import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, cookieFor } from '../session.ts';
import type { Signer } from '../signing.ts';
import { Sorry } from './answer.ts';

/** Who is asking. */
export interface Visitors {
  /** Their account; a guest who has none gets one. */
  account(request: FastifyRequest, reply: FastifyReply): string;
  /** Their account; without one there is nothing to see. */
  known(request: FastifyRequest): string;
  become(reply: FastifyReply, request: FastifyRequest, account: string): void;
}

export function visitors(signer: Signer, newAccount: () => string): Visitors {
  const become: Visitors['become'] = (reply, request, account) => {
    reply.header('set-cookie', cookieFor(account, signer, request.protocol === 'https'));
  };
  return {
    become,
    account(request, reply) {
      const known = accountOf(request.headers.cookie, signer);
      if (known !== null) return known;
      const account = newAccount();
      become(reply, request, account);
      return account;
    },
    known(request) {
      const known = accountOf(request.headers.cookie, signer);
      if (known === null) throw new Sorry(401, { say: 'server.stranger' });
      return known;
    },
  };
}
