import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { PictureText, PictureTextReader } from '../../platform/ports.ts';
import type { PictureTextLimits } from '../../platform/settings/review-settings.ts';

/** Idle time after which the process ends, in milliseconds. */
const IDLE_MS = 60_000;

type Message = { ready: true } | { missing: string } | { ended: string } | { id: number; text: string } | { id: number; failed: string };

const failed = (reason: string): PictureText => ({ failed: `The words in the picture were not read: ${reason}` });

function launch({ mb }: PictureTextLimits): ChildProcess {
  const entry = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? 'text-reading-process.ts' : 'text-reading-process.js');
  return fork(entry, [String(mb)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [], serialization: 'advanced' });
}

interface Job {
  picture: Uint8Array;
  settle: (text: PictureText) => void;
}

/** Reads text in pictures in a separate process, which starts with the first picture. */
class ProcessTextReader implements PictureTextReader {
  private readonly waiting = new Map<number, Job>();
  private child: ChildProcess | undefined;
  /** Whether the process listens. Messages sent before that are lost. */
  private isReady = false;
  private idle: NodeJS.Timeout | undefined;
  private count = 0;
  private isMissing = false;

  constructor(
    private readonly limits: PictureTextLimits,
    private readonly warn: (error: unknown, text: string) => void,
  ) {}

  read(picture: Uint8Array): Promise<PictureText> {
    if (this.limits.ms === 0 || this.isMissing) return Promise.resolve('unavailable');
    clearTimeout(this.idle);
    this.child ??= this.start();
    const id = ++this.count;
    return new Promise((resolve) => {
      // A picture that takes too long may never finish, so its process and all pending pictures are dropped.
      const late = setTimeout(() => this.stop('it took too long'), this.limits.ms);
      const settle = (text: PictureText): void => {
        clearTimeout(late);
        this.waiting.delete(id);
        if (this.waiting.size === 0) this.idle = setTimeout(() => this.stop('idle'), IDLE_MS).unref();
        resolve(text);
      };
      this.waiting.set(id, { picture, settle });
      if (this.isReady) this.child!.send({ id, picture });
    });
  }

  async close(): Promise<void> {
    this.stop('the server ends');
  }

  private stop(reason: string): void {
    const { child } = this;
    this.child = undefined;
    this.isReady = false;
    child?.kill('SIGKILL');
    for (const { settle } of [...this.waiting.values()]) settle(this.isMissing ? 'unavailable' : failed(reason));
    clearTimeout(this.idle);
  }

  private start(): ChildProcess {
    const made = launch(this.limits);
    made.unref();
    made.channel?.unref();
    made.on('error', (error) => {
      this.warn(error, 'the process that reads the words in pictures failed');
      if (this.child === made) this.stop('its process failed');
    });
    made.once('exit', () => {
      if (this.child === made) this.stop('its process ended');
    });
    made.on('message', (message: Message) => {
      if (this.child === made) this.receive(message);
    });
    return made;
  }

  private receive(message: Message): void {
    if ('ready' in message) {
      this.isReady = true;
      for (const [id, { picture }] of this.waiting) this.child!.send({ id, picture });
    } else if ('missing' in message || 'ended' in message) {
      this.isMissing = 'missing' in message;
      const reason = 'missing' in message ? message.missing : message.ended;
      this.warn(new Error(reason), this.isMissing ? 'the optional libraries are not installed' : 'the words in a picture were not read');
      this.stop(reason);
    } else if ('id' in message) this.waiting.get(message.id)?.settle('text' in message ? { text: message.text } : failed(message.failed));
  }
}

/** Reads text in pictures within the limits. Failures are reported to `warn`. */
export function processTextReader(limits: PictureTextLimits, warn: (error: unknown, text: string) => void): PictureTextReader {
  return new ProcessTextReader(limits, warn);
}
