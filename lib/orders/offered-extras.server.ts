import 'server-only'
import { offeredExtras } from '@bieznik/backend-kit/configuration/offered-extras'
import { env } from '@/lib/env.server'

/** What the shop does or adds within the price of the goods. */
export const extrasOfShop = offeredExtras(env)
