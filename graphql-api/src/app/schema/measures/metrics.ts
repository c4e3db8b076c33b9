import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { lastBackupSeconds } from '../../../infra/backup/last-backup.queries.ts';
import type { Database } from '../../../infra/database/database.ts';
import { eventLag, unnumberedEvents } from '../../../domains/log/events/event.queries.ts';
import { queuedMails } from '../../../domains/notify/mail/mail.queries.ts';
import type { PhotoStore, PubSub } from '../../../platform/ports.ts';
import { queuedPushes } from '../../../domains/notify/push/push.queries.ts';

/** Buckets in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENTS = [0, 1, 2, 3, 5, 8, 13, 25, 50];

/** Scope of the metrics. */
interface Scope {
  /** Whether memory and time of the process are measured. */
  measuresProcess?: boolean;
  /** Campus of these metrics, if the process has several. */
  campus?: string | undefined;
}

/** Metrics of a server process, for Prometheus. docs/operations.md lists them. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  readonly operationSeconds = new Histogram({
    name: 'campuscart_operation_seconds',
    help: 'Duration of GraphQL operations over HTTP and sockets, events included, by operation',
    labelNames: ['operation', 'type'],
    buckets: DURATIONS,
    registers: this.registers,
  });
  readonly operationStatements = new Histogram({
    name: 'campuscart_operation_statements',
    help: 'SQL statements of GraphQL operations over HTTP, by operation',
    labelNames: ['operation'],
    buckets: STATEMENTS,
    registers: this.registers,
  });
  readonly operationErrors = new Counter({
    name: 'campuscart_operation_errors_total',
    help: 'Errors in responses of GraphQL operations, by operation and code',
    labelNames: ['operation', 'code'],
    registers: this.registers,
  });
  readonly httpSeconds = new Histogram({
    name: 'campuscart_http_seconds',
    help: 'Duration of HTTP requests, by kind and status',
    labelNames: ['kind', 'status'],
    buckets: DURATIONS,
    registers: this.registers,
  });
  readonly pages = new Counter({
    name: 'campuscart_pages_total',
    help: 'Pages of the site that were sent: kept, rendered, or without content because others were rendered (busy), it took too long (late) or failed',
    labelNames: ['result'],
    registers: this.registers,
  });
  readonly renderSeconds = new Histogram({
    name: 'campuscart_page_render_seconds',
    help: 'Duration of rendering pages, with the wait for their turn and their queries',
    buckets: DURATIONS,
    registers: this.registers,
  });
  readonly jobSeconds = new Gauge({
    name: 'campuscart_job_seconds',
    help: 'Duration of the last run of a job of the server in this process, by name',
    labelNames: ['name'],
    registers: this.registers,
  });
  readonly jobSuccess = new Gauge({
    name: 'campuscart_job_success_timestamp_seconds',
    help: 'When a job of the server last succeeded in this process, by name, in seconds since 1970',
    labelNames: ['name'],
    registers: this.registers,
  });
  readonly jobFailures = new Counter({
    name: 'campuscart_job_failures_total',
    help: 'Failed runs of the jobs of the server, by name',
    labelNames: ['name'],
    registers: this.registers,
  });
  readonly sockets = new Gauge({ name: 'campuscart_sockets', help: 'Open sockets', registers: this.registers });

  private isLeader: () => boolean = () => false;

  constructor(database: Database, { pubsub, photos }: { pubsub: PubSub; photos: PhotoStore }, { measuresProcess = true, campus }: Scope = {}) {
    if (campus !== undefined) this.registry.setDefaultLabels({ campus });
    if (measuresProcess) collectDefaultMetrics({ register: this.registry });
    this.gauge('campuscart_database_connections', 'Open connections to the database', () => database.connections().open);
    this.gauge('campuscart_database_connections_idle', 'Connections to the database that are not in use', () => database.connections().idle);
    this.gauge('campuscart_database_waiting', 'Statements that wait for a connection', () => database.connections().waiting);
    this.gauge(
      'campuscart_queued_mails',
      'Mails that should have been sent by now, of all processes',
      async () => (await queuedMails(database.db)).count,
    );
    this.gauge(
      'campuscart_oldest_mail_seconds',
      'For how long the oldest of them should have been sent',
      async () => (await queuedMails(database.db)).oldestSeconds,
    );
    this.gauge('campuscart_queued_pushes', 'Messages to browsers that wait to be sent, of all processes', () => queuedPushes(database.db));
    this.gauge('campuscart_backup_timestamp_seconds', 'When the last backup was complete, in seconds since 1970', () =>
      lastBackupSeconds(database.db),
    );
    this.gauge('campuscart_photo_free_bytes', 'Free space of the disk that PHOTO_STORE names, in bytes', () => photos.freeBytes?.());
    this.gauge('campuscart_broker_away', 'Whether this process is cut off from events of the others: 1 or 0', () =>
      pubsub.isAway ? Number(pubsub.isAway()) : undefined,
    );
    this.gauge('campuscart_replica_lag_seconds', 'By how much what the read replica serves may be old', () => database.replicaLag?.());
    this.gauge('campuscart_job_leader', 'Whether this process runs the jobs on shared data: 1 or 0', () => (this.isLeader() ? 1 : 0));
    this.gaugeBy('consumer', 'campuscart_events_behind', 'Events that a consumer of the event log has not read yet, of all processes', () =>
      eventLag(database.db),
    );
    this.gauge('campuscart_events_unnumbered', 'Recorded events without a position, of all processes', () => unnumberedEvents(database.db));
  }

  /** Adds the metric about whether this process is the leader. */
  leads(isLeader: () => boolean): void {
    this.isLeader = isLeader;
  }

  /** Adds a gauge with several values by label. */
  private gaugeBy(label: string, name: string, help: string, read: () => Promise<ReadonlyMap<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: this.registers,
      async collect() {
        this.reset();
        const values = await read().catch(() => []);
        for (const [key, value] of values) this.set({ [label]: key }, value);
      },
    });
  }

  /**
   * Adds a gauge whose value is read whenever Prometheus scrapes. The gauge is left out if there is no value, or if it cannot be read, for example
   * during a database outage.
   */
  private gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: this.registers,
      async collect() {
        try {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        } catch {
          this.remove();
        }
      },
    });
  }
}
