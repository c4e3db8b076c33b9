import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { messages } from '../../lib/texts/messages.ts';

interface Points {
  pointsAdded?: number;
  pointMessage?: string;
  pointsDeducted?: number;
  msg?: string;
}

/** Shows points that a response reports as earned or lost, including failed responses, and passes the response on unchanged. */
export function pointNotificationsLink(show: (notice: { kind: 'earned' | 'lost'; text: string }) => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        const { pointsAdded = 0, pointMessage, pointsDeducted = 0, msg = '' } = (result.extensions?.points ?? {}) as Points;
        if (pointsAdded > 0) show({ kind: 'earned', text: pointMessage ?? messages.pointsEarned(pointsAdded) });
        if (pointsDeducted > 0) show({ kind: 'lost', text: messages.pointsLost(pointsDeducted) + msg });
      }),
    ),
  );
}
