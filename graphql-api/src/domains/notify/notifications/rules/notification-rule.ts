import type { EventType } from '../../../log/events/event.entity.ts';
import type { LoggedEvent } from '../../../log/events/event-payloads.ts';
import type { OrderMailTemplate, OrderSide } from '../../mail/mail.templates.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import type { NotificationKind } from '../notification.entity.ts';

export type EventOf<Type extends EventType> = Extract<LoggedEvent, { type: Type }>;

/** Text and link of a notification. */
export interface Words {
  /** Plain text of one line. {actor} is replaced with the name of the actor. */
  words: string;
  /** Path of the page that shows the subject. */
  link: string;
  /** Group of the notification. A newer notification replaces an unread one of the same group. */
  group?: string;
  /** An email about an order that replaces the general one; null for no email, for example if another email covers it. */
  mail?: { template: OrderMailTemplate; data: { orderId: string; side: OrderSide; status?: string } } | null;
}

/** A notification that is not stored yet. */
export interface Draft extends Words {
  to: string;
  kind: NotificationKind;
  event: LoggedEvent;
}

interface RuleSpec<Type extends EventType, Facts> {
  kind: NotificationKind;
  /**
   * Data that the words need besides the event, read at once for several events. `of` returns the key of an event's facts. Without facts nobody is
   * notified.
   */
  facts: { of: (event: EventOf<Type>) => string; read: (tx: Ctx, keys: string[]) => Promise<ReadonlyMap<string, Facts>> };
  /** The recipients; if left out, the audience of the event. The actor is never notified. */
  to?: (event: EventOf<Type>, facts: Facts) => readonly string[];
  /** The words for a recipient; undefined for no notification. */
  words: (event: EventOf<Type>, facts: Facts, to: string, settings: Settings) => Words | undefined;
}

/** The recipients and words of the notifications for a type of event. */
export interface NotificationRule {
  on: EventType;
  drafts(tx: Ctx, events: readonly LoggedEvent[]): Promise<Draft[]>;
}

/** Facts of a rule whose words need none. */
export const noFacts = {
  of: ({ id }: LoggedEvent) => id,
  read: async (_tx: Ctx, keys: string[]): Promise<ReadonlyMap<string, object>> => new Map(keys.map((key) => [key, {}])),
};

/** Returns a row of the table of notification rules. */
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
