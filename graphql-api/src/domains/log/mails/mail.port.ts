import type { Ctx } from '../../../platform/context.ts';

/** A mailed code and its lifetime. */
interface Code {
  code: string;
  minutes: number;
}

/** Emails that services of other domain groups queue themselves (docs/decisions/019-event-log.md), with the data for their texts. */
export interface ServiceMails {
  signUpCode: Code;
  passwordCode: Code;
  contactMessage: Record<'id' | 'name' | 'email' | 'message', string>;
  removal: Record<'what' | 'name' | 'reason' | 'appealCode', string>;
  decision: { action: string; reason: string; until?: string | undefined; appealCode: string };
  reportDecided: Record<'subject' | 'action', string>;
  webhookStopped: Record<'name' | 'reason', string>;
  tokenEnds: Record<'name' | 'prefix' | 'when', string>;
  appealAnswered: { granted: boolean; answer: string };
}

export interface MailPort {
  /** Queues an email in the transaction of the change that it reports. It is sent after the commit, unless it has no recipient. */
  queue<Name extends keyof ServiceMails>(tx: Ctx, to: string | null, name: Name, data: ServiceMails[Name]): Promise<void>;
}

declare module '../../../platform/domain-ports.ts' {
  interface DomainPorts {
    mails: MailPort;
  }
}
