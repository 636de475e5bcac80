// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { onShownAgain, whileShown } from './shown-again'

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))

it('notifies when the page comes back as it was left, and not when it is loaded', () => {
  const listener = vi.fn<() => void>()
  const stop = onShownAgain(listener)
  show(false)
  expect(listener).not.toHaveBeenCalled()
  show(true)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  show(true)
  expect(listener).toHaveBeenCalledOnce()
})

it('works while the page is shown, and again when it comes back', () => {
  const signals: AbortSignal[] = []
  const stop = whileShown((signal) => signals.push(signal))
  const ended = () => signals.map(({ aborted }) => aborted)
  expect(ended()).toEqual([false])
  leave()
  expect(ended()).toEqual([true])
  show(true)
  expect(ended()).toEqual([true, false])
  stop()
  show(true)
  expect(ended()).toEqual([true, true])
})
