// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { isSocketLive, onReconnect, setSocketState, useOnline, useSocketDown, useWhenOnline } from './connection.ts';

function State() {
  return <output>{[useSocketDown() ? 'down' : 'up', useOnline() ? 'online' : 'offline'].join()}</output>;
}
const shown = () => screen.getByRole('status').textContent;

describe('the connection', () => {
  it('is down while the socket is closed, but not before a subscription starts', () => {
    render(<State />);
    expect(shown()).toBe('up,online');
    act(() => setSocketState('live'));
    expect([shown(), isSocketLive()]).toEqual(['up,online', true]);
    act(() => setSocketState('down'));
    expect([shown(), isSocketLive()]).toEqual(['down,online', false]);
    act(() => setSocketState('idle'));
    expect(shown()).toBe('up,online');
  });

  it('reports a reconnection, and not the first connection', () => {
    const reconnected = vi.fn();
    onReconnect(reconnected);
    setSocketState('live');
    expect(reconnected).not.toHaveBeenCalled();
    setSocketState('down');
    setSocketState('live');
    setSocketState('live');
    expect(reconnected).toHaveBeenCalledOnce();
  });

  it('reports whether the browser is online', () => {
    render(<State />);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(shown()).toBe('up,offline');
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(shown()).toBe('up,online');
  });

  it('calls back when the network returns, even before the effects of the first render', () => {
    const back = vi.fn();
    const goOnline = () => void window.dispatchEvent(new Event('online'));
    function Failure() {
      useWhenOnline(back);
      useLayoutEffect(goOnline, []);
      return null;
    }
    render(<Failure />);
    expect(back).toHaveBeenCalledOnce();
    act(goOnline);
    expect(back).toHaveBeenCalledTimes(2);
  });
});
