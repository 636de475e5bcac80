// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatLostMessages } from './repeat-lost-messages'

beforeEach(() => void vi.stubGlobal('MessageChannel', MessageChannel))
afterEach(() => vi.unstubAllGlobals())

it('sends a message again that was lost while the page was put aside', async () => {
  repeatLostMessages()
  const { port1 } = new MessageChannel()
  const received = new Promise<unknown>((resolve) =>
    port1.addEventListener('message', ({ data }) => resolve(data)),
  )
  port1.start()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await received).toBeNull()
  port1.close()
})
