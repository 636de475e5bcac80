import 'server-only'
import { deliverBy, deliverByChangesAt } from '@bieznik/contract/selling/delivery-day'
import { cacheLife } from 'next/cache'
import { FRESH_SECONDS } from '@/lib/product-api/catalogue-cache.server'
import { company } from './company.server'

/**
 * The last day on which an order that is placed now is delivered, `YYYY-MM-DD` in Warsaw. Pages are cached whole: one that shows the day is
 * used no longer than until another day is promised.
 */
export async function promisedDay(): Promise<string> {
  'use cache'
  const now = new Date()
  const change = deliverByChangesAt(now, company)
  const seconds = Math.floor((change.getTime() - now.getTime()) / 1000)
  cacheLife({
    stale: FRESH_SECONDS,
    // A lifetime is in whole seconds: in the last one before the change the later day is promised.
    revalidate: Math.min(FRESH_SECONDS, Math.max(1, seconds)),
    expire: 24 * 60 * 60,
  })
  return deliverBy(seconds < 1 ? change : now, company)
}
