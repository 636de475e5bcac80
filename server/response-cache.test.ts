import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { EncodedBody } from './encoded-body.ts'
import type { RenderedPage } from './render-page.ts'
import { CachedResponse } from './response-cache.ts'

it('holds on to what is sent, and not to all that was rendered', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const made = await respond()
  // What a WeakRef refers to stays until the turn is over.
  await nextTurn()
  collect()
  expect(made.page.deref()).toBeUndefined()
  expect(made.response.content.body.plain().toString()).toBe('opony')
})

async function respond(): Promise<{ response: CachedResponse; page: WeakRef<RenderedPage> }> {
  const page: RenderedPage = {
    status: 200,
    headers: {},
    body: Buffer.from('opony'),
    reads: new Set(),
    renderedAt: 0,
    staleAt: 0,
    failure: null,
  }
  const body = await EncodedBody.compress(page.body)
  return {
    response: new CachedResponse({ status: 200, headers: page.headers, body }, page),
    page: new WeakRef(page),
  }
}
