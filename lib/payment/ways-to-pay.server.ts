import 'server-only'
import { getTranslations } from 'next-intl/server'
import { checkoutProviders } from './later-providers.server'

/** The ways to pay before the delivery that are on, by name, for a text; `none`: there are none. */
export async function listWaysToPay(): Promise<string> {
  const t = await getTranslations('ways_to_pay')
  return checkoutProviders.map((provider) => t(provider)).join(', ') || 'none'
}
