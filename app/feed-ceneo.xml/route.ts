import { z } from 'zod'
import { CENEO_FEED_END, CENEO_FEED_START, ceneoOffer } from '@/lib/feeds/ceneo-feed'
import { feedResponse } from '@/lib/feeds/feed-response.server'
import { route } from '@/lib/http/route.server'

/** Offer file of Ceneo, which fetches it several times a day. */
export const GET = route(
  {
    role: 'anyone',
    limit: { name: 'feed_ceneo', points: 20, seconds: 60 * 60, by: 'address' },
    reply: z.never(),
  },
  () => feedResponse({ start: CENEO_FEED_START, write: ceneoOffer, end: CENEO_FEED_END }),
)
