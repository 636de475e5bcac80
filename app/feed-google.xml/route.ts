import { z } from 'zod'
import { feedResponse } from '@/lib/feeds/feed-response.server'
import { GOOGLE_FEED_END, googleFeedStart, googleItem } from '@/lib/feeds/google-feed'
import { route } from '@/lib/http/route.server'
import { allMessages } from '@/lib/i18n/all-messages.server'
import { absoluteUrl } from '@/lib/seo/site-address.server'

/** Product feed for Google Merchant Center, which fetches it once a day. */
export const GET = route(
  {
    role: 'anyone',
    limit: { name: 'feed_google', points: 20, seconds: 60 * 60, by: 'address' },
    reply: z.never(),
  },
  () =>
    feedResponse({
      start: googleFeedStart(allMessages.pl.meta.site_name, absoluteUrl('/')),
      write: googleItem,
      end: GOOGLE_FEED_END,
    }),
)
