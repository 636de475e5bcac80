import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { pageMetadata } from './page-head.server'

/** A text of the message files, such as `cart.title`. */
type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0]

/** `generateMetadata` of a page that no search engine lists: its title, with values from the segments of its address. */
export const titleOf =
  <Params extends object>(title: MessageKey, valuesOf?: (params: Params) => Record<string, string>) =>
  async ({ params }: { params: Promise<Params> }): Promise<Metadata> => {
    await requireLocale()
    const t = await getTranslations()
    return { title: t(title, valuesOf?.(await params)), robots: { index: false } }
  }

/** `generateMetadata` of a page that search engines list. */
export const listedHead =
  (href: string, title: MessageKey, description: MessageKey) => async (): Promise<Metadata> => {
    await requireLocale()
    const t = await getTranslations()
    return pageMetadata({ title: t(title), description: t(description), href })
  }
