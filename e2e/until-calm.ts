import type { FullConfig } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopOptions } from './fixtures.ts'

const WITHIN_MS = 60_000
/** The product API measures how late it is once a second. */
const SAMPLE_MS = 1_000
const SAMPLES = 3

/**
 * Waits until the product API has answered for a while: it turns calls away while it is late, which it is when all programs of the shop start
 * on a small machine at once.
 */
export default async function untilCalm({ projects }: FullConfig<ShopOptions>): Promise<void> {
  const url = `${projects[0]?.use.productApiUrl}/api/tires?page=1&pageSize=1`
  const end = Date.now() + WITHIN_MS
  for (let calm = 0; calm < SAMPLES;) {
    if (Date.now() > end) throw new Error('The product API did not calm down after the start.')
    const reply = await fetch(url)
    await reply.arrayBuffer()
    calm = reply.ok ? calm + 1 : 0
    await sleep(SAMPLE_MS)
  }
}
