import type { Logger } from 'pino';
import { removeEndedConversations } from '../../domains/help/assistant/conversation.ts';
import { removeOldBulkFiles } from '../../domains/acts/bulk/bulk.service.ts';
import { removeOldActs } from '../../domains/acts/undo/old-acts.ts';
import { confirmUndisputed } from '../../domains/trade/handover/handover.service.ts';
import { removeOldKeys } from '../../domains/log/idempotency/idempotency.service.ts';
import type { Stand } from '../../infra/pubsub/leader-election.ts';
import { deleteDeadMails } from '../../domains/notify/mail/mail.service.ts';
import { remindOfNearMeetings } from '../../domains/trade/meetings/meeting.service.ts';
import { queueDailyMails } from '../../domains/notify/notifications/notification.service.ts';
import { queueWeeklyMails } from '../../domains/notify/weekly/weekly-mail.service.ts';
import { expireOffers } from '../../domains/trade/offers/offer.service.ts';
import { sweepPhotos } from '../../domains/media/photos/photo-removal.ts';
import { photoSpaceWarning } from '../../domains/media/photos/photo-space.ts';
import { expireListings } from '../../domains/market/products/availability/product-availability.service.ts';
import { followPriceSchedules } from '../../domains/market/products/price-schedule/price-schedule.service.ts';
import { putListingsBack } from '../../domains/market/products/availability/seller-away.service.ts';
import { writeSearches } from '../../domains/market/search/recorded-searches.ts';
import { warnOfEndingTokens } from '../../domains/people/access-tokens/token-warnings.service.ts';
import { removeEndedItems } from '../../domains/people/apps/provider/oauth-items.service.ts';
import { removeOldPushes } from '../../domains/notify/push/push-delivery.service.ts';
import { removeOldDeliveries } from '../../domains/notify/webhooks/deliveries/webhook-delivery.service.ts';
import { removeWhatIsOld } from '../../domains/acts/retention/retention.service.ts';
import { expireProposals } from '../../domains/trade/swaps/proposals/swap-proposal.service.ts';
import { ringJob } from '../../domains/trade/swaps/rings/ring-proposals.service.ts';
import { endLapsedReservations } from '../../domains/trade/reservations/reservation.service.ts';
import { writeBoostCounts } from '../../domains/rewards/perks/boosts.ts';
import { maintainPerks } from '../../domains/rewards/perks/perk.service.ts';
import type { ApplicationContainer } from '../application.ts';
import { JobRunner, type Job, type Jobs } from './job-runner.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

const removeDeadMails: Job = async (ctx, log) => {
  const count = await deleteDeadMails(ctx);
  if (count > 0) log.warn({ count }, 'mails deleted that could not be sent for two days');
};

const watchPhotoSpace: Job = async (ctx, log) => {
  const warning = await photoSpaceWarning(ctx);
  if (warning) log.warn(warning);
};

/** Expires rows with a time limit, so that users are notified in time. Runs on the leader. */
const everyMinute: Jobs = {
  'late offers': expireOffers,
  'listings of sellers who are back': putListingsBack,
  'perks that end': maintainPerks,
  'falling prices': followPriceSchedules,
  'lapsed reservations': endLapsedReservations,
  'late proposals of swaps': expireProposals,
  'rings of swaps': ringJob(),
  'reminders of meetings': remindOfNearMeetings,
  'ended conversations with the assistant': removeEndedConversations,
  'acts that can no longer be undone': removeOldActs,
};

/** Removes expired data, delists expired listings and confirms old deliveries. Runs on the leader. */
const everyHour: Jobs = {
  'old idempotency keys': removeOldKeys,
  'undisputed deliveries': confirmUndisputed,
  'expired listings': expireListings,
  'what was kept for its period': removeWhatIsOld,
  'daily mails': queueDailyMails,
  'weekly mails': queueWeeklyMails,
  'mails that cannot be sent': removeDeadMails,
  'pushes that cannot be sent': removeOldPushes,
  'old deliveries of webhooks': removeOldDeliveries,
  'access tokens that end': warnOfEndingTokens,
  'ended codes and tokens of apps': removeEndedItems,
  'old bulk files': removeOldBulkFiles,
  'unused budgets': ({ infra }) => infra.budgets.removeUnused(),
  'unused photos': sweepPhotos,
  'space for photos': watchPhotoSpace,
};

/** Writes counts that a process keeps in memory. Runs on every process. */
const ofEveryProcess: Jobs = { 'recorded searches': writeSearches, 'views of boosted listings': writeBoostCounts };

/** Calls back at an interval in milliseconds, and once an hour with `isHour`. */
function everyTimeAndHour(everyMs: number, callback: (isHour: boolean) => void): NodeJS.Timeout {
  let times = 0;
  return setInterval(() => callback(++times % Math.round(HOUR_MS / everyMs) === 0), everyMs).unref();
}

/** Runs all jobs on shared data once, and waits until they have finished. */
export async function runDueJobs(container: ApplicationContainer, log: Logger): Promise<void> {
  const runner = new JobRunner(container, log);
  runner.start({ ...everyMinute, ...everyHour });
  await runner.finish();
}

/**
 * Runs the jobs every minute (or at the interval of `JOB_SECONDS`) or every hour. Among several processes, the leader runs the jobs on shared data,
 * and runs all of them when it becomes the leader. The returned function gives up leadership after the running jobs have finished.
 */
export async function startMaintenance(container: ApplicationContainer, stand: Stand, log: Logger): Promise<() => Promise<void>> {
  const { metrics } = container;
  const runner = new JobRunner(container, log);
  const onElected = (): void => {
    log.info('this process runs the jobs');
    runner.start({ ...everyMinute, ...everyHour });
  };
  const election = await stand(onElected);
  metrics.leads(election.isLeader);
  const timer = everyTimeAndHour(container.infra.settings.jobSeconds * SECOND_MS, (isHour) => {
    if (election.isLeader()) runner.start(isHour ? { ...everyMinute, ...everyHour } : everyMinute);
    if (isHour) runner.start(ofEveryProcess);
  });
  return async () => {
    clearInterval(timer);
    await runner.finish();
    await election.stop();
  };
}
