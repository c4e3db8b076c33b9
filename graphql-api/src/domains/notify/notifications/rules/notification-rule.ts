import type { EventType } from '../../../log/events/event.entity.ts';
import type { LoggedEvent } from '../../../log/events/event-payloads.ts';
import type { OrderMailTemplate, OrderSide } from '../../mail/mail.templates.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import type { NotificationKind } from '../notification.entity.ts';

export type EventOf<Type extends EventType> = Extract<LoggedEvent, { type: Type }>;

/** The words of a notification. */
export interface Words {
  /** Plain text of one line; {actor} is replaced by the name of who caused it. */
  words: string;
  /** Path of the page that shows it. */
  link: string;
  /** An unread notification of the same group is replaced. */
  group?: string;
  /** A mail about an order in place of the general one; null for none, as where another mail covers it. */
  mail?: { template: OrderMailTemplate; data: { orderId: string; side: OrderSide; status?: string } } | null;
}

/** A notification that is not written yet. */
export interface Draft extends Words {
  to: string;
  kind: NotificationKind;
  event: LoggedEvent;
}

interface RuleSpec<Type extends EventType, Facts> {
  kind: NotificationKind;
  /** What the words need besides the event, read at once for several events: `of` is the key of an event's facts. Without facts nobody is notified. */
  facts: { of: (event: EventOf<Type>) => string; read: (tx: Ctx, keys: string[]) => Promise<ReadonlyMap<string, Facts>> };
  /** The recipients; the audience of the event when left out. The actor is never notified. */
  to?: (event: EventOf<Type>, facts: Facts) => readonly string[];
  /** The words for a person; undefined for no notification. */
  words: (event: EventOf<Type>, facts: Facts, to: string, settings: Settings) => Words | undefined;
}

/** Which people an event type notifies, with which words. */
export interface NotificationRule {
  on: EventType;
  drafts(tx: Ctx, events: readonly LoggedEvent[]): Promise<Draft[]>;
}

/** The facts of a rule whose words need none. */
export const noFacts = {
  of: ({ id }: LoggedEvent) => id,
  read: async (_tx: Ctx, keys: string[]): Promise<ReadonlyMap<string, object>> => new Map(keys.map((key) => [key, {}])),
};

/** A row of the table of notifications. */
export function rule<Type extends EventType, Facts>(on: Type, { kind, facts, to, words }: RuleSpec<Type, Facts>): NotificationRule {
  return {
    on,
    drafts: async (tx, events) => {
      const ours = events.filter((event): event is EventOf<Type> => event.type === on);
      if (ours.length === 0) return [];
      const known = await facts.read(tx, [...new Set(ours.map(facts.of))]);
      return ours.flatMap((event) => {
        const found = known.get(facts.of(event));
        if (found === undefined) return [];
        const people = (to?.(event, found) ?? event.audience).filter((person) => person !== event.actor);
        return people.flatMap((person) => {
          const text = words(event, found, person, tx.infra.settings);
          return text ? [{ ...text, to: person, kind, event }] : [];
        });
      });
    },
  };
}
