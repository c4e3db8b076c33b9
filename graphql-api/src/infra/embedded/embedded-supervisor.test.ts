import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbeddedSupervisor } from './embedded.ts';

/** A database process that responds to pings until it hangs. */
class TestProcess extends EventEmitter {
  exitCode = null;
  signalCode = null;
  connected = true;
  hangs = false;
  kill = vi.fn<(signal: string) => void>();
  send(): void {
    if (!this.hangs) this.emit('message', 'pong');
  }
}

describe('the process of the embedded database', () => {
  let child: TestProcess;
  beforeEach(async () => {
    vi.useFakeTimers();
    child = new TestProcess();
    await new EmbeddedSupervisor(async () => child as unknown as ChildProcess, vi.fn()).start();
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
  });

  it('is stopped when it does not respond for half a minute', () => {
    vi.advanceTimersByTime(60_000);
    expect(child.kill).not.toHaveBeenCalled();
    child.hangs = true;
    vi.advanceTimersByTime(30_000);
    expect(child.kill).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL');
  });

  it('is not stopped while the server is busy or the machine was suspended', () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5_000);
    expect(child.kill).not.toHaveBeenCalled();
  });
});
